%% What a parcel costs: the README's example of assay test.
-module(parcel).
-export([postage/2]).

-spec postage(Grams :: non_neg_integer(), Points :: [non_neg_integer()]) -> non_neg_integer().
postage(Grams, Points) ->
    case lists:sum(Points) of
        Sum when Sum > 300 -> price(Grams) - 5;
        _ -> price(Grams)
    end.

price(Grams) when Grams =< 500 -> 3;
price(Grams) when Grams < 2000; Grams > 2000, Grams =< 10000 -> 7.

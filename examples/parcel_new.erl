-module(parcel_new).
-export([postage/2]).

-spec postage(Grams :: non_neg_integer(), Points :: [non_neg_integer()]) -> non_neg_integer().
postage(Grams, Points) -> postage(Grams, Points, 300).

postage(Grams, _, Left) when Left < 0 -> price(Grams) - 5;
postage(Grams, [], _) -> price(Grams);
postage(Grams, [Point | Points], Left) -> postage(Grams, Points, Left - Point).

price(Grams) when Grams < 500 -> 3;
price(Grams) when Grams =< 10000 -> 7.

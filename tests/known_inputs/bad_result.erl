%% A result outside the spec: no exception at all.
%% finding: bad result at half/1: half(1)
-module(bad_result).
-export([half/1]).

-spec half(non_neg_integer()) -> non_neg_integer().
half(Number) when Number rem 2 =:= 0 -> Number div 2;
half(_) -> odd.

%% To Roman numerals and back.
-module(roman_numerals).
-export([table/0, written/0, both_ways/0, not_roman/0]).

to(0) -> "";
to(N) -> {V, S} = hd([P || {W, _} = P <- table(), W =< N]), S ++ to(N - V).
table() -> [{1000, "M"}, {900, "CM"}, {500, "D"}, {400, "CD"}, {100, "C"}, {90, "XC"}, {50, "L"}, {40, "XL"}, {10, "X"}, {9, "IX"}, {5, "V"}, {4, "IV"}, {1, "I"}].
value($I) -> 1; value($V) -> 5; value($X) -> 10; value($L) -> 50; value($C) -> 100; value($D) -> 500; value($M) -> 1000.
from([A, B | T]) -> case value(A) < value(B) of true -> from([B | T]) - value(A); false -> value(A) + from([B | T]) end;
from([A]) -> value(A);
from([]) -> 0.
written() -> [to(N) || N <- [1, 4, 9, 14, 40, 90, 400, 1994, 2024, 3999]].
both_ways() -> [N || N <- lists:seq(1, 300), from(to(N)) =/= N].
not_roman() -> from("XYZ").

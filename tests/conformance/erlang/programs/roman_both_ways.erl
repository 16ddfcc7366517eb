%% Roman numbers written and read with care.
-module(roman_both_ways).
-export([table/0, written/0, back/0, unusual/0, too_large/0, no_number/0, no_roman/0]).

table() -> [{1000, "M"}, {900, "CM"}, {500, "D"}, {400, "CD"}, {100, "C"}, {90, "XC"}, {50, "L"}, {40, "XL"}, {10, "X"}, {9, "IX"}, {5, "V"}, {4, "IV"}, {1, "I"}].
write(N) when is_integer(N), N > 0, N < 4000 -> write(N, table()).
write(0, _) -> "";
write(N, [{V, S} | _] = T) when N >= V -> S ++ write(N - V, T);
write(N, [_ | T]) -> write(N, T).
read(S) -> N = read(S, table()), case write(N) of S -> {ok, N}; Other -> {not_usual, N, Other} end.
read("", _) -> 0;
read(S, [{V, R} | T] = Table) -> case lists:prefix(R, S) of true -> V + read(lists:nthtail(length(R), S), Table); false -> read(S, T) end.
written() -> [write(N) || N <- [1, 4, 9, 14, 40, 90, 400, 1994, 2024, 3999]].
back() -> lists:all(fun(N) -> read(write(N)) =:= {ok, N} end, lists:seq(1, 3999, 37)).
unusual() -> [read(S) || S <- ["IIII", "VV", "MMMCM"]].
too_large() -> write(id(4000)).
no_number() -> write(id(1.0)).
no_roman() -> read(id("MCZ")).
id(X) -> X.

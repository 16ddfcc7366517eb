%% Cents, rounding and fair splits.
-module(money_amounts).
-export([parsed/0, shown/0, splits/0, rounded/0, grouped/0, three_digits/0, no_parts/0, words/0]).

parse(T) -> case string:split(T, ".") of [E] -> list_to_integer(E) * 100; [E, [A, B]] -> sign(E) * (abs(list_to_integer(E)) * 100 + list_to_integer([A, B])) end.
sign("-" ++ _) -> -1;
sign(_) -> 1.
show(C) -> lists:flatten(io_lib:format("~s~b.~2..0b", [if C < 0 -> "-"; true -> "" end, abs(C) div 100, abs(C) rem 100])).
split(C, N) -> Q = C div N, R = C rem N, lists:duplicate(R, Q + 1) ++ lists:duplicate(N - R, Q).
percent(C, P) -> (C * P * 2 + 100) div 200.
thousands(N) -> lists:flatten(lists:reverse(groups(lists:reverse(integer_to_list(N))))).
groups([A, B, C, D | R]) -> [[C, B, A], "," | groups([D | R])];
groups(R) -> [lists:reverse(R)].
parsed() -> [parse(T) || T <- ["12", "0.05", "-1.50", "1000.99"]].
shown() -> [show(C) || C <- [0, 5, -150, 100099]].
splits() -> [split(C, N) || {C, N} <- [{100, 3}, {5, 7}, {0, 2}]].
rounded() -> [percent(C, P) || {C, P} <- [{199, 50}, {1000, 19}, {1, 50}]].
grouped() -> [thousands(N) || N <- [1, 999, 1000, 1234567]].
three_digits() -> parse(id("1.234")).
no_parts() -> split(100, id(0)).
words() -> parse(id("much")).
id(X) -> X.

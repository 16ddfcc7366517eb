%% Guards with or and case tails that the compiler shares.
-module(letrec_goto_guards).
-export([table/0, lists/0, values/0]).

f(X, Y) when X =:= 1 orelse Y =:= 1 -> one;
f(X, Y) when (X > 5 andalso Y > 5) orelse (X < 0 andalso Y < 0) -> both;
f(X, Y) -> case {X, Y} of {2, _} when Y > 2; X =:= Y -> two; {_, 2} -> second; _ -> none end.
table() -> [f(X, Y) || X <- [-1, 1, 2, 3, 6], Y <- [-1, 1, 2, 3, 6]].
g(L) -> case L of [A, B] when A =:= 1, B =:= 2; A =:= B -> x; [A | _] when A > 10; is_atom(A) -> y; _ -> z end.
lists() -> [g(L) || L <- [[1, 2], [3, 3], [11], [a, 1], [2, 1], []]].
h(X) -> Y = (X > 3) or (X < -3), Z = is_integer(X) andalso (X rem 2 =:= 0 orelse X > 100), {Y, Z}.
values() -> [h(X) || X <- [4, -4, 0, 101, 3, 2.5, a]].

%% Arithmetic and bit operations in guards.
-module(guard_arithmetic).
-export([all/0, numbers/0]).

f(X, Y) when X + Y > 10, X * Y < 100 -> sum;
f(X, Y) when X band Y =:= 4; X bor Y =:= 7 -> bits;
f(X, Y) when X bsl Y > 1 bsl 64 -> shifted;
f(X, Y) when X / Y == 2.0 -> double;
f(X, Y) when X div Y =:= -1 orelse X rem Y =:= -1 -> negative;
f(X, Y) when -X =:= Y; bnot X =:= Y -> opposite;
f(_, _) -> none.
all() -> [f(X, Y) || {X, Y} <- [{6, 7}, {4, 6}, {3, 4}, {1, 65}, {4, 2}, {-3, 2}, {5, -5}, {1, -2}, {0, 0}, {a, 1}, {2.0, 1}, {1 bsl 70, 1 bsl 69}]].
g(X) when abs(X) > 5 andalso trunc(X) rem 2 =:= 0 -> even;
g(X) when float(X) > 2.5 -> above;
g(X) when round(X * 2) =:= 1 -> half;
g(_) -> none.
numbers() -> [g(X) || X <- [6, -8.5, 7, 3, 0.5, 0, a, 1 bsl 1100]].

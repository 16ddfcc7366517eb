%% Square roots by Newton's method, in floats and integers.
-module(newton).
-export([floats/0, integers/0, zero/0]).

root(X) -> root(X, X / 2).
root(X, G) -> N = (G + X / G) / 2, if abs(N - G) < 1.0e-12 -> N; true -> root(X, N) end.
floats() -> [root(X) || X <- [2, 9, 0.25, 1.0e10]].
integer_root(0) -> 0;
integer_root(N) -> integer_root(N, N).
integer_root(N, X) -> case (X + N div X) div 2 of Y when Y < X -> integer_root(N, Y); _ -> X end.
integers() -> [integer_root(N) || N <- [0, 1, 2, 99, 100, 1 bsl 64, 1 bsl 200, (1 bsl 128) - 1]].
zero() -> root(0).

%% Complex iteration in floats, drawn with characters.
-module(mandelbrot).
-export([picture/0, exact/0]).

escape(_, _, _, _, 0) -> 0;
escape(X, Y, _, _, N) when X * X + Y * Y > 4.0 -> N;
escape(X, Y, A, B, N) -> escape(X * X - Y * Y + A, 2 * X * Y + B, A, B, N - 1).
row(B) -> [case escape(0.0, 0.0, A / 10, B / 10, 30) of 0 -> $#; N when N < 25 -> $+; _ -> $. end || A <- lists:seq(-20, 5)].
picture() -> [row(B) || B <- lists:seq(-10, 10, 2)].
exact() -> escape(0, 0, -1, 0, 50).

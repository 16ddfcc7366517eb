%% The towers of Hanoi.
-module(hanoi).
-export([four/0, ten/0]).

move(0, _, _, _) -> [];
move(N, A, B, C) -> move(N - 1, A, C, B) ++ [{A, B}] ++ move(N - 1, C, B, A).
four() -> move(4, a, b, c).
ten() -> length(move(10, a, b, c)).

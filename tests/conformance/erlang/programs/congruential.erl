%% A linear congruential generator and a Monte Carlo estimate.
-module(congruential).
-export([numbers/0, quarter/0, estimate/0]).

next(S) -> (S * 6364136223846793005 + 1442695040888963407) band 16#FFFFFFFFFFFFFFFF.
stream(0, _) -> [];
stream(N, S) -> [S bsr 33 | stream(N - 1, next(S))].
numbers() -> stream(10, 42).
unit(S) -> (S bsr 11) / (1 bsl 53).
inside(0, _, H) -> H;
inside(N, S, H) -> T = next(S), X = unit(S), Y = unit(T), inside(N - 1, next(T), if X * X + Y * Y =< 1.0 -> H + 1; true -> H end).
quarter() -> inside(2000, 1, 0).
estimate() -> 4 * quarter() / 2000.

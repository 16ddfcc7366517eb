%% Steps of the Collatz sequence.
-module(collatz).
-export([some/0, longest/0]).

steps(1) -> 0;
steps(N) when N rem 2 =:= 0 -> 1 + steps(N div 2);
steps(N) -> 1 + steps(3 * N + 1).
some() -> [steps(N) || N <- lists:seq(1, 30)].
longest() -> lists:max([{steps(N), N} || N <- lists:seq(1, 300)]).

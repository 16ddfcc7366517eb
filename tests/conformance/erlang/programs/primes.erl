%% The sieve, trial division and a primality test.
-module(primes).
-export([sieved/0, factored/0, fermat/0]).

sieve([]) -> [];
sieve([P | T]) -> [P | sieve([X || X <- T, X rem P =/= 0])].
sieved() -> sieve(lists:seq(2, 200)).
factors(N) -> factors(N, 2).
factors(1, _) -> [];
factors(N, D) when D * D > N -> [N];
factors(N, D) when N rem D =:= 0 -> [D | factors(N div D, D)];
factors(N, D) -> factors(N, D + 1).
factored() -> [factors(N) || N <- [1, 2, 12, 97, 360, 1001, 65536, 1234567]].
power(_, 0, _) -> 1;
power(B, E, M) when E rem 2 =:= 1 -> B * power(B, E - 1, M) rem M;
power(B, E, M) -> power(B * B rem M, E div 2, M).
fermat() -> [N || N <- lists:seq(3, 101, 2), power(2, N - 1, N) =:= 1].

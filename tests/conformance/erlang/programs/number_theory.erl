%% Inverses, remainders, and a test for primes.
-module(number_theory).
-export([inverses/0, no_inverse/0, sun_tzu/0, primes/0, large/0, rsa/0, no_modulus/0]).

egcd(A, 0) -> {A, 1, 0};
egcd(A, B) -> {G, X, Y} = egcd(B, A rem B), {G, Y, X - A div B * Y}.
inverse(A, M) -> {1, X, _} = egcd(A, M), ((X rem M) + M) rem M.
power(_, 0, M) -> 1 rem M;
power(B, N, M) when N band 1 =:= 1 -> B * power(B, N - 1, M) rem M;
power(B, N, M) -> power(B * B rem M, N bsr 1, M).
crt(Pairs) -> P = lists:foldl(fun({_, M}, A) -> A * M end, 1, Pairs), lists:sum([R * (P div M) * inverse(P div M rem M, M) || {R, M} <- Pairs]) rem P.
prime(N) when N < 4 -> N > 1;
prime(N) when N rem 2 =:= 0 -> false;
prime(N) -> {S, D} = twos(N - 1, 0), lists:all(fun(A) -> witness(power(A, D, N), S, N) end, [A || A <- [2, 3, 5, 7, 11, 13], A < N]).
twos(N, S) when N rem 2 =:= 0 -> twos(N div 2, S + 1);
twos(N, S) -> {S, N}.
witness(1, _, _) -> true;
witness(X, _, N) when X =:= N - 1 -> true;
witness(_, 1, _) -> false;
witness(X, S, N) -> witness(X * X rem N, S - 1, N).
inverses() -> [inverse(A, 97) || A <- [1, 2, 50, 96]].
no_inverse() -> inverse(id(6), 9).
sun_tzu() -> crt([{2, 3}, {3, 5}, {2, 7}]).
primes() -> [N || N <- lists:seq(0, 60), prime(N)].
large() -> [prime(N) || N <- [(1 bsl 61) - 1, (1 bsl 61) + 1, 561, 1000000007, 3215031751]].
rsa() -> N = 61 * 53, E = 17, D = inverse(E, 60 * 52), C = power(65, E, N), {C, power(C, D, N)}.
no_modulus() -> power(2, 5, id(0)).
id(X) -> X.

%% Local loops that the compiler makes of comprehensions and receive-less recursion.
-module(letrec_loops).
-export([triangles/0, small_primes/0, captured/0, fun_inside/0, comprehension_in_guardless_if/0, deep/0,
         error_inside/0, throw_inside/0]).

triangle(N) -> [[{I, J} || J <- lists:seq(1, I)] || I <- lists:seq(1, N)].
triangles() -> triangle(3).
primes(N) -> sieve(lists:seq(2, N)).
sieve([]) -> [];
sieve([P | Rest]) -> [P | sieve([X || X <- Rest, X rem P =/= 0])].
small_primes() -> primes(30).
captured() -> A = id(2), B = id(3), [X * A + Y * B || X <- [1, 2], Y <- [10], A < B].
fun_inside() -> [F(2) || F <- [fun(X) -> X + I end || I <- [1, 2, 3]]].
comprehension_in_guardless_if() -> X = id([1, 2]), if length(X) > 1 -> [Y || Y <- X, Y > 1]; true -> [] end.
deep() -> [[[Z || Z <- Y, Z > 1] || Y <- X] || X <- [[[1, 2], []], [[3]]]].
error_inside() -> [10 div X || X <- [5, id(0)]].
throw_inside() -> catch [throw({found, X}) || X <- [1, 2, 3], X > 1].
id(X) -> X.

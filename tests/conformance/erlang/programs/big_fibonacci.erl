%% The 500th Fibonacci number, by additions only.
-module(big_fibonacci).
-export([some/0, large/0, difference/0]).

fibonacci(N) -> fibonacci(N, 0, 1).
fibonacci(0, A, _) -> A;
fibonacci(N, A, B) -> fibonacci(N - 1, B, A + B).
some() -> [fibonacci(N) || N <- [0, 1, 2, 10, 86, 87, 88, 92, 93, 94, 95, 150]].
large() -> fibonacci(500).
difference() -> fibonacci(302) - fibonacci(301) =:= fibonacci(300).

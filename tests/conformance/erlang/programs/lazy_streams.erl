%% Endless lists as functions.
-module(lazy_streams).
-export([numbers/0, squares/0, primes/0, zipped/0, exhausted/0, raises_when_reached/0]).

from(N) -> fun() -> [N | from(N + 1)] end.
take(0, _) -> [];
take(N, S) -> case S() of [] -> []; [H | T] -> [H | take(N - 1, T)] end.
map(F, S) -> fun() -> case S() of [] -> []; [H | T] -> [F(H) | map(F, T)] end end.
filter(P, S) -> fun() -> filtered(P, S()) end.
filtered(_, []) -> [];
filtered(P, [H | T]) -> case P(H) of true -> [H | filter(P, T)]; false -> filtered(P, T()) end.
zip(A, B) -> fun() -> case {A(), B()} of {[X | S], [Y | T]} -> [{X, Y} | zip(S, T)]; _ -> [] end end.
sieve(S) -> fun() -> [P | T] = S(), [P | sieve(filter(fun(X) -> X rem P =/= 0 end, T))] end.
of_list([]) -> fun() -> [] end;
of_list([H | T]) -> fun() -> [H | of_list(T)] end.
numbers() -> take(5, from(10)).
squares() -> take(4, filter(fun(X) -> X rem 2 =:= 1 end, map(fun(X) -> X * X end, from(1)))).
primes() -> take(10, sieve(from(2))).
zipped() -> take(9, zip(of_list("abc"), from(1))).
exhausted() -> [H | _] = (of_list([]))(), H.
raises_when_reached() -> {take(2, map(fun(X) -> 6 div X end, of_list([1, 2, 0]))), outcome(fun() -> take(3, map(fun(X) -> 6 div X end, of_list([1, 2, 0]))) end)}.

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.

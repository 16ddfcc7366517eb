%% Named funs call themselves.
-module(funs_named).
-export([factorial/0, counted/0, captured/0, passed/0, inner/0, wrong/0]).

factorial() -> F = fun Self(0) -> 1; Self(N) -> N * Self(N - 1) end, F(20).
counted() -> Count = fun Count([]) -> 0; Count([_ | T]) -> 1 + Count(T) end, Count("hello").
captured() -> Step = id(3), F = fun Loop(N) when N > 20 -> N; Loop(N) -> Loop(N + Step) end, F(0).
passed() -> lists:map(fun Fib(N) when N < 2 -> N; Fib(N) -> Fib(N - 1) + Fib(N - 2) end, lists:seq(0, 12)).
inner() -> F = fun Outer(0) -> []; Outer(N) -> G = fun Inner(0) -> Outer(N - 1); Inner(M) -> [M | Inner(M - 1)] end, G(N) end, F(3).
wrong() -> F = fun F(a) -> F(b) end, F(id(a)).
id(X) -> X.

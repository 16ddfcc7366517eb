%% Funs that capture variables, also other funs.
-module(funs_closures).
-export([added/0, composed/0, many/0, curried/0, shadow/0, list_of/0, fold/0]).

adder(N) -> fun(X) -> X + N end.
added() -> F = adder(5), {F(1), F(-5), (adder(1))(1)}.
compose(F, G) -> fun(X) -> F(G(X)) end.
composed() -> (compose(adder(1), fun(X) -> X * 2 end))(10).
many() -> A = id(1), B = id(two), C = id([3]), F = fun() -> {A, B, C} end, F().
curried() -> F = fun(A) -> fun(B) -> fun(C) -> [A, B, C] end end end, ((F(1))(2))(3).
shadow() -> X = id(1), F = fun(Y) -> Y + X end, G = fun(Y) -> F(Y) * X end, G(3).
list_of() -> [F(10) || F <- [adder(N) || N <- [1, 2, 3]]].
fold() -> (lists:foldl(fun(F, G) -> compose(F, G) end, fun(X) -> X end, [adder(1), fun(X) -> X * X end]))(3).
id(X) -> X.

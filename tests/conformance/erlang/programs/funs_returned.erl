%% Functions that return functions: adders, composition, currying.
-module(funs_returned).
-export([adders/0, composed/0, folded/0, curried/0, counter/0, thunks/0, memo/0, not_a_function/0, applied_to_two/0]).

add(N) -> fun(X) -> X + N end.
compose(F, G) -> fun(X) -> F(G(X)) end.
curry(F) -> fun(A) -> fun(B) -> F(A, B) end end.
adders() -> [(add(N))(10) || N <- [1, 2.5, -10]].
composed() -> (compose(add(1), fun(X) -> X * 2 end))(5).
folded() -> (lists:foldr(fun compose/2, fun(X) -> X end, [add(1), add(2), fun(X) -> X * 10 end]))(1).
curried() -> ((curry(fun erlang:'-'/2))(10))(3).
counter() -> {N1, F1} = (counter(0))(), {N2, F2} = F1(), {N3, _} = F2(), {N1, N2, N3}.
counter(N) -> fun() -> {N, counter(N + 1)} end.
thunks() -> lists:map(fun(F) -> F() end, [fun() -> I * I end || I <- [1, 2, 3]]).
memo() -> {_, M} = fib(30, #{}), maps:get(30, M).
fib(N, M) when N < 2 -> {N, M#{N => N}};
fib(N, M) when is_map_key(N, M) -> {maps:get(N, M), M};
fib(N, M) -> {A, M1} = fib(N - 1, M), {B, M2} = fib(N - 2, M1), {A + B, M2#{N => A + B}}.
not_a_function() -> (add(1))(id(x)).
applied_to_two() -> outcome(fun() -> F = add(1), apply(F, [1, 2]) end) =:= ok.

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

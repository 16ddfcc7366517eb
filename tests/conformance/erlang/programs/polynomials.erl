%% Polynomials as coefficient lists.
-module(polynomials).
-export([pascal/0, values/0, derived/0, big/0]).

value(P, X) -> lists:foldr(fun(C, A) -> A * X + C end, 0, P).
add([A | P], [B | Q]) -> [A + B | add(P, Q)];
add([], Q) -> Q;
add(P, []) -> P.
multiply([], _) -> [];
multiply([A | P], Q) -> add([A * B || B <- Q], [0 | multiply(P, Q)]).
derive([_ | P]) -> [N * C || {N, C} <- lists:zip(lists:seq(1, length(P)), P)];
derive([]) -> [].
power(_, 0) -> [1];
power(P, N) -> multiply(P, power(P, N - 1)).
pascal() -> power([1, 1], 10).
values() -> [value([1, -3, 2], X) || X <- [0, 1, 2, 0.5, 1 bsl 40]].
derived() -> derive([5, 4, 3, 2]).
big() -> value(power([3, 7], 20), 11).

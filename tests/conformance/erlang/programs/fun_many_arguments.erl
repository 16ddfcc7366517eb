%% Funs and functions of many arguments.
-module(fun_many_arguments).
-export([called/0, applied/0, closure/0, zero/0, captures_many/0, rotated/0]).

ten(A, B, C, D, E, F, G, H, I, J) -> [J, I, H, G, F, E, D, C, B, A].
called() -> ten(1, 2, 3, 4, 5, 6, 7, 8, 9, 10).
applied() -> apply(fun ten/10, lists:seq(1, 10)).
closure() -> X = 11, F = fun(A, B, C, D, E) -> [X, A, B, C, D, E] end, F(1, 2, 3, 4, 5).
zero() -> F = fun() -> none end, F().
captures_many() -> [A, B, C, D, E, F] = lists:seq(1, 6), G = fun() -> {A, B, C, D, E, F} end, G().
rotate(0, A, B, C) -> {A, B, C};
rotate(N, A, B, C) -> rotate(N - 1, C, A, B).
rotated() -> [rotate(N, a, b, c) || N <- [0, 1, 2, 3]].

%% Roots, integrals and differential equations by steps.
-module(numerical_methods).
-export([root/0, integral/0, growth/0, odd_steps/0, infinite/0, diverges/0]).

bisect(F, A, B, 0) -> _ = F(A), (A + B) / 2;
bisect(F, A, B, N) -> M = (A + B) / 2, case F(A) * F(M) =< 0 of true -> bisect(F, A, M, N - 1); false -> bisect(F, M, B, N - 1) end.
simpson(F, A, B, N) when N rem 2 =:= 0 ->
    H = (B - A) / N,
    H / 3 * lists:sum([weight(I, N) * F(A + I * H) || I <- lists:seq(0, N)]).
weight(0, _) -> 1;
weight(N, N) -> 1;
weight(I, _) when I rem 2 =:= 1 -> 4;
weight(_, _) -> 2.
runge_kutta(_, _, Y, _, 0) -> Y;
runge_kutta(F, T, Y, H, N) ->
    K1 = F(T, Y), K2 = F(T + H / 2, Y + H * K1 / 2), K3 = F(T + H / 2, Y + H * K2 / 2), K4 = F(T + H, Y + H * K3),
    runge_kutta(F, T + H, Y + H * (K1 + 2 * K2 + 2 * K3 + K4) / 6, H, N - 1).
root() -> bisect(fun(X) -> X * X - 2 end, 1, 2, 40).
integral() -> simpson(fun(X) -> X * X * X end, 0, 2, 10).
growth() -> runge_kutta(fun(_, Y) -> Y end, 0, 1.0, 0.1, 10).
odd_steps() -> simpson(fun(X) -> X end, 0, 1, 3).
infinite() -> simpson(fun(X) -> 1 / X end, 0, 1, 2).
diverges() -> outcome(fun() -> runge_kutta(fun(_, Y) -> Y * Y end, 0, 1.0e200, 1.0, 5) end).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.

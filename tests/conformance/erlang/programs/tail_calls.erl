%% Loops that run long without growing.
-module(tail_calls).
-export([counted/0, parity/0, cases/0, by_fun/0, applied/0, shortcuts/0, falls_off/0]).

count(0, Acc) -> Acc;
count(N, Acc) -> count(N - 1, Acc + 1).
counted() -> count(300000, 0).
even(0) -> true;
even(N) -> odd(N - 1).
odd(0) -> false;
odd(N) -> even(N - 1).
parity() -> {even(100000), odd(100001)}.
in_case(N, Acc) -> case N of 0 -> Acc; _ when N rem 2 =:= 0 -> in_case(N - 1, Acc + 1); _ -> in_case(N - 1, Acc) end.
cases() -> in_case(100000, 0).
by_fun() -> F = fun G(0, A) -> A; G(N, A) -> G(N - 1, A + N) end, F(100000, 0).
by_apply(0) -> done;
by_apply(N) -> apply(fun by_apply/1, [N - 1]).
applied() -> by_apply(50000).
in_orelse(N) -> N =:= 0 orelse in_orelse(N - 1).
shortcuts() -> in_orelse(100000).
falls_off() -> count(-1 + id(1) * 5, a).
id(X) -> X.

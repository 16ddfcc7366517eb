%% Leaving folds and loops with throw.
-module(early_exits).
-export([found/0, inner_error_passes/0, sums/0, foreign_throw/0, levels/0, validated/0, uncaught/0]).

find(P, L) -> try lists:foreach(fun(X) -> case P(X) of true -> throw({found, X}); false -> ok end end, L), none catch throw:{found, X} -> {ok, X} end.
found() -> [find(fun(X) -> X > N end, [1, 5, 9]) || N <- [0, 4, 8, 9]].
inner_error_passes() -> outcome(fun() -> find(fun(X) -> X / 0 > 1 end, [1]) end).
sum_until(Limit, L) -> catch lists:foldl(fun(X, S) when S + X > Limit -> throw(S); (X, S) -> S + X end, 0, L).
sums() -> [sum_until(N, lists:seq(1, 10)) || N <- [0, 10, 100]].
foreign_throw() -> outcome(fun() -> find(fun(_) -> throw(other) end, [1]) end).
levels() -> try try throw(1) catch throw:2 -> wrong end catch throw:N -> {level, N} end.
all_or_nothing(L) -> try {ok, [if X > 0 -> X; true -> throw({bad, X}) end || X <- L]} catch throw:E -> {error, E} end.
validated() -> [all_or_nothing(L) || L <- [[1, 2], [1, 0, -1], []]].
uncaught() -> lists:map(fun(X) -> if X > 2 -> throw({too_big, X}); true -> X end end, [1, 2, 3]).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.

%% Recursion that builds on its way back.
-module(not_tail_calls).
-export([sums/0, copied/0, tried/0, trees/0, deep/0, error_at_the_bottom/0]).

sum([]) -> 0;
sum([X | R]) -> X + sum(R).
sums() -> {sum([]), sum(lists:seq(1, 50000))}.
copy([]) -> [];
copy([X | R]) -> [X | copy(R)].
copied() -> length(copy(lists:seq(1, 50000))).
in_try(0) -> 0;
in_try(N) -> try in_try(N - 1) + 1 catch throw:never -> never end.
tried() -> in_try(5000).
tree(0) -> leaf;
tree(N) -> {tree(N - 1), N, tree(N - 1)}.
branches(leaf) -> 0;
branches({L, _, R}) -> branches(L) + 1 + branches(R).
trees() -> branches(tree(12)).
ackermann(0, N) -> N + 1;
ackermann(M, 0) -> ackermann(M - 1, 1);
ackermann(M, N) -> ackermann(M - 1, ackermann(M, N - 1)).
deep() -> ackermann(2, 60).
error_at_the_bottom() -> sum(lists:seq(1, 1000) ++ [id(a)]).
id(X) -> X.

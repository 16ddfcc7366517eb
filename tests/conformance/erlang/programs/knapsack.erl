%% The 0-1 knapsack and making change.
-module(knapsack).
-export([items/0, packed/0, change/0]).

best([], _) -> {0, []};
best([{_, W, _} | T], C) when W > C -> best(T, C);
best([{N, W, V} | T], C) -> {A, As} = best(T, C), {B, Bs} = best(T, C - W), if B + V > A -> {B + V, [N | Bs]}; true -> {A, As} end.
items() -> [{map, 9, 150}, {compass, 13, 35}, {water, 153, 200}, {glucose, 15, 60}, {tin, 68, 45}, {cheese, 23, 30}, {cream, 11, 70}].
packed() -> best(items(), 100).
ways(0, _) -> 1;
ways(N, [C | T]) when N > 0 -> ways(N - C, [C | T]) + ways(N, T);
ways(_, _) -> 0.
change() -> [ways(N, [50, 25, 10, 5, 1]) || N <- [1, 10, 25, 50, 100]].

%% Coins for an amount, fewest and all ways.
-module(change_making).
-export([counted/0, smallest/0, impossible/0, greedily/0, stuck/0, packed/0]).

ways(0, _) -> 1;
ways(N, _) when N < 0 -> 0;
ways(_, []) -> 0;
ways(N, [C | R] = Cs) -> ways(N - C, Cs) + ways(N, R).
fewest(N, Coins) -> maps:get(N, lists:foldl(fun(A, M) -> best(A, Coins, M) end, #{0 => []}, lists:seq(1, N))).
best(A, Coins, M) -> case lists:sort([{length(P) + 1, [C | P]} || C <- Coins, P <- [maps:get(A - C, M, none)], P =/= none]) of [{_, P} | _] -> M#{A => P}; [] -> M end.
counted() -> [ways(N, [50, 20, 10, 5, 2, 1]) || N <- [0, 1, 5, 20, 50]].
smallest() -> [fewest(N, Cs) || {N, Cs} <- [{63, [1, 5, 10, 21, 25]}, {11, [1, 5, 6]}, {0, [1]}]].
impossible() -> fewest(id(3), [2]).
greedy(0, _) -> [];
greedy(N, [C | R]) when C > N -> greedy(N, R);
greedy(N, [C | _] = Cs) -> [C | greedy(N - C, Cs)].
greedily() -> greedy(63, [25, 21, 10, 5, 1]).
stuck() -> greedy(id(3), [2]).
knapsack(_, []) -> 0;
knapsack(W, [{Size, _} | R]) when Size > W -> knapsack(W, R);
knapsack(W, [{Size, V} | R]) -> max(knapsack(W, R), V + knapsack(W - Size, R)).
packed() -> knapsack(10, [{5, 10}, {4, 40}, {6, 30}, {3, 50}]).
id(X) -> X.

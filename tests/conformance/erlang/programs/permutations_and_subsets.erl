%% Combinatorics on lists.
-module(permutations_and_subsets).
-export([all/0, counts/0]).

permutations([]) -> [[]];
permutations(L) -> [[X | P] || X <- L, P <- permutations(L -- [X])].
subsets([]) -> [[]];
subsets([H | T]) -> S = subsets(T), S ++ [[H | X] || X <- S].
combinations(0, _) -> [[]];
combinations(_, []) -> [];
combinations(N, [H | T]) -> [[H | C] || C <- combinations(N - 1, T)] ++ combinations(N, T).
partitions(0, _) -> [[]];
partitions(N, M) -> [[K | P] || K <- lists:seq(min(N, M), 1, -1), P <- partitions(N - K, K)].
all() -> {permutations([a, b, c]), subsets([1, 2, 3]), combinations(2, [a, b, c, d]), partitions(6, 6)}.
counts() -> {length(permutations(lists:seq(1, 5))), length(subsets(lists:seq(1, 8))), length(partitions(12, 12))}.

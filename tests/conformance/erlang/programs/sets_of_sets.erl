%% Power sets, partitions and combinations by hand.
-module(sets_of_sets).
-export([powers/0, choices/0, permuted/0, repeated/0, bell/0, product/0, negative/0, no_list/0]).

power([]) -> [[]];
power([X | R]) -> P = power(R), [[X | S] || S <- P] ++ P.
choose(0, _) -> [[]];
choose(_, []) -> [];
choose(K, [X | R]) -> [[X | C] || C <- choose(K - 1, R)] ++ choose(K, R).
permutations([]) -> [[]];
permutations(L) -> [[X | P] || X <- L, P <- permutations(L -- [X])].
partitions([]) -> [[]];
partitions([X | R]) -> lists:append([[[[X] | P]] ++ [insert(X, I, P) || I <- lists:seq(1, length(P))] || P <- partitions(R)]).
insert(X, I, P) -> {A, [B | C]} = lists:split(I - 1, P), A ++ [[X | B] | C].
powers() -> power([a, b, c]).
choices() -> [choose(K, [1, 2, 3, 4]) || K <- [0, 2, 4, 5]].
permuted() -> {permutations("abc"), length(permutations([1, 2, 3, 4, 5]))}.
repeated() -> lists:usort(permutations("aab")).
bell() -> [length(partitions(lists:seq(1, N))) || N <- [0, 1, 2, 3, 4]].
products([]) -> [[]];
products([L | Ls]) -> [[X | P] || X <- L, P <- products(Ls)].
product() -> products(["ab", [1], [x, y]]).
negative() -> length(choose(id(-1), [1, 2])).
no_list() -> permutations(id(a)).
id(X) -> X.

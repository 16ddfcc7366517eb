%% Disjoint sets with path compression.
-module(union_find).
-export([joined/0, questions/0, groups/0, kruskal/0, unknown/0]).

new(N) -> maps:from_list([{I, I} || I <- lists:seq(1, N)]).
find(X, P) -> case P of #{X := X} -> {X, P}; #{X := Y} -> {Root, Q} = find(Y, P), {Root, Q#{X := Root}} end.
union(A, B, P) -> {X, P1} = find(A, P), {Y, P2} = find(B, P1), P2#{X := Y}.
connected(A, B, P) -> element(1, find(A, P)) =:= element(1, find(B, P)).
joined() -> lists:foldl(fun({A, B}, P) -> union(A, B, P) end, new(8), [{1, 2}, {3, 4}, {2, 4}, {5, 6}]).
questions() -> P = joined(), [connected(A, B, P) || {A, B} <- [{1, 3}, {1, 5}, {5, 6}, {7, 8}]].
groups() -> P = joined(), lists:sort(maps:values(maps:groups_from_list(fun(X) -> element(1, find(X, P)) end, lists:seq(1, 8)))).
kruskal() ->
    Edges = lists:sort([{7, 1, 2}, {3, 2, 3}, {1, 1, 3}, {9, 3, 4}, {2, 2, 4}]),
    {Tree, _} = lists:foldl(fun({W, A, B}, {T, P}) -> case connected(A, B, P) of true -> {T, P}; false -> {[{W, A, B} | T], union(A, B, P)} end end, {[], new(4)}, Edges),
    lists:sum([W || {W, _, _} <- Tree]).
unknown() -> find(id(99), new(3)).
id(X) -> X.

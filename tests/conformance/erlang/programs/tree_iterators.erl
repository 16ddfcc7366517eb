%% Iterators of gb_trees and gb_sets.
-module(tree_iterators).
-export([tree/0, all/0, some/0, changed/0, taken/0, mapped/0, balanced/0, sets/0,
         update_missing/0]).

tree() -> gb_trees:from_orddict([{K, K * K} || K <- lists:seq(1, 9)]).
collect(none) -> [];
collect({K, V, I}) -> [{K, V} | collect(gb_trees:next(I))].
all() -> collect(gb_trees:next(gb_trees:iterator(tree()))).
some() -> collect(gb_trees:next(gb_trees:iterator_from(7, tree()))).
changed() -> T = gb_trees:delete(3, gb_trees:update(5, x, tree())), {gb_trees:values(T), gb_trees:keys(T), gb_trees:size(T)}.
taken() -> {K, V, T} = gb_trees:take_smallest(tree()), {K, V, gb_trees:take_largest(T)}.
mapped() -> gb_trees:to_list(gb_trees:map(fun(K, V) -> K + V end, tree())).
balanced() -> gb_trees:balance(lists:foldl(fun(K, T) -> gb_trees:enter(K, v, T) end, gb_trees:empty(), lists:seq(1, 7))).
members(I) -> case gb_sets:next(I) of none -> []; {X, J} -> [X | members(J)] end.
sets() -> S = gb_sets:from_list([c, a, b]), {members(gb_sets:iterator(S)), gb_sets:to_list(gb_sets:filter(fun(X) -> X > a end, S)), gb_sets:fold(fun(X, A) -> [X | A] end, [], S)}.
update_missing() -> gb_trees:update(zz, 1, tree()).

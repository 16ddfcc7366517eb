%% Iterators over balanced trees.
-module(gb_trees_walks).
-export([t/0, all/0, from/0, views/0, mapped/0, empty/0, found/0, not_found/0]).

t() -> gb_trees:from_orddict([{K, K * K} || K <- lists:seq(1, 9)]).
walk(I) -> case gb_trees:next(I) of {K, V, J} -> [{K, V} | walk(J)]; none -> [] end.
all() -> walk(gb_trees:iterator(t())).
from() -> [walk(gb_trees:iterator_from(K, t())) || K <- [0, 5, 5.5, 10]].
views() -> {gb_trees:keys(t()), gb_trees:values(t()), gb_trees:size(t()), gb_trees:is_empty(t())}.
mapped() -> gb_trees:to_list(gb_trees:map(fun(K, V) -> K + V end, t())).
empty() -> {walk(gb_trees:iterator(gb_trees:empty())), gb_trees:keys(gb_trees:empty())}.
first_over(Limit) -> over(gb_trees:next(gb_trees:iterator(t())), Limit).
over({_, V, I}, Limit) when V =< Limit -> over(gb_trees:next(I), Limit);
over({K, _, _}, _) -> K.
found() -> first_over(30).
not_found() -> first_over(100).

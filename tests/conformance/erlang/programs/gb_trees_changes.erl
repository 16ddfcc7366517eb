%% Balanced trees as they are changed.
-module(gb_trees_changes).
-export([t/0, inserted/0, entered/0, updated/0, deleted/0, taken/0, ends/0, shape/0, balanced/0, numbers_equal/0,
         errors/0]).

t() -> gb_trees:from_orddict([{1, a}, {2, b}, {3, c}]).
inserted() -> gb_trees:to_list(gb_trees:insert(0, z, t())).
entered() -> {gb_trees:to_list(gb_trees:enter(2, new, t())), gb_trees:to_list(gb_trees:enter(9, new, t()))}.
updated() -> gb_trees:get(3, gb_trees:update(3, x, t())).
deleted() -> {gb_trees:to_list(gb_trees:delete(2, t())), gb_trees:to_list(gb_trees:delete_any(7, t()))}.
taken() -> {V, T} = gb_trees:take(1, t()), {V, gb_trees:to_list(T), gb_trees:take_any(7, t())}.
ends() -> {gb_trees:smallest(t()), gb_trees:largest(t()), element(1, gb_trees:take_smallest(t())), element(1, gb_trees:take_largest(t()))}.
shape() -> lists:foldl(fun(K, T) -> gb_trees:insert(K, K, T) end, gb_trees:empty(), lists:seq(1, 20)).
balanced() -> gb_trees:balance(lists:foldl(fun gb_trees:delete/2, shape(), lists:seq(1, 15))).
numbers_equal() -> {gb_trees:lookup(1.0, t()), gb_trees:is_defined(2.0, t())}.
errors() -> [outcome(F) || F <- [fun() -> gb_trees:insert(1, x, t()) end, fun() -> gb_trees:get(7, t()) end, fun() -> gb_trees:update(7, x, t()) end, fun() -> gb_trees:delete(7, t()) end, fun() -> gb_trees:take(7, t()) end, fun() -> gb_trees:smallest(gb_trees:empty()) end, fun() -> gb_trees:take_largest(gb_trees:empty()) end]].

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.

%% Generators, filters, nesting and patterns.
-module(list_comprehensions).
-export([simple/0, filtered/0, several/0, dependent/0, pythagoras/0, patterns/0, nested/0, scoped/0,
         boolean_filter/0, guard_filter/0, failing_guard/0, non_boolean/0, permutations/0,
         not_list/0, improper/0, side_effects/0, no_generator/0]).

simple() -> [X * X || X <- [1, 2, 3]].
filtered() -> [X || X <- lists:seq(1, 20), X rem 2 =:= 0, X > 5].
several() -> [{X, Y} || X <- [1, 2, 3], Y <- [a, b], X =/= 2].
dependent() -> [{X, Y} || X <- [1, 2, 3], Y <- lists:seq(X, 3)].
pythagoras() -> [{A, B, C} || C <- lists:seq(1, 20), B <- lists:seq(1, C), A <- lists:seq(1, B), A * A + B * B =:= C * C].
patterns() -> [X || {ok, X} <- [{ok, 1}, error, {ok, 2}, {no, 3}]].
nested() -> [[Y || Y <- X, Y > 1] || X <- [[1, 2], [], [3]]].
scoped() -> {[X || X <- [1, 2]], [X || X <- [3]]}.
boolean_filter() -> [X || X <- [1, 2, 3], lists:member(X, [2, 3])].
guard_filter() -> [X || X <- [1, a, {2}, 3], X > 0, is_integer(X)].
failing_guard() -> [X || X <- [[1], a, [2]], hd(X) > 1].
non_boolean() -> [X || X <- [1, 2], id(X)].
permutations() -> permutations([1, 2, 3]).
permutations([]) -> [[]];
permutations(L) -> [[H | T] || H <- L, T <- permutations(L -- [H])].
not_list() -> [X || X <- id(a)].
improper() -> [X || X <- id([1 | b])].
side_effects() -> put(n, 0), _ = [put(n, get(n) + X) || X <- [1, 2, 3]], get(n).
no_generator() -> {[yes || id(true)], [no || id(false)]}.
id(X) -> X.

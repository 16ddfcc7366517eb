%% Sets as balanced trees.
-module(gb_sets_algebra).
-export([made/0, algebra/0, several/0, relations/0, ends/0, folded/0, filtered/0, walked/0, changed/0, errors/0]).

s(L) -> gb_sets:from_list(L).
l(S) -> gb_sets:to_list(S).
made() -> {l(s([3, 1, 2, 1])), l(gb_sets:singleton(x)), l(gb_sets:from_ordset([1, 2])), gb_sets:size(s("aab"))}.
algebra() -> {l(gb_sets:union(s("abc"), s("cd"))), l(gb_sets:intersection(s("abc"), s("bcd"))), l(gb_sets:subtract(s("abc"), s("b"))), l(gb_sets:difference(s("ab"), s("ab")))}.
several() -> {l(gb_sets:union([s("a"), s("b"), s("ca")])), l(gb_sets:intersection([s("abc"), s("bc"), s("cd")]))}.
relations() -> {gb_sets:is_subset(s("a"), s("ab")), gb_sets:is_disjoint(s("a"), s("b")), gb_sets:is_element(1.0, s([1])), gb_sets:is_set(s([])), gb_sets:is_set(a)}.
ends() -> {gb_sets:smallest(s([2, 1])), gb_sets:largest(s([2, 1])), element(1, gb_sets:take_smallest(s([2, 1])))}.
folded() -> gb_sets:fold(fun(X, A) -> [X | A] end, [], s([3, 1, 2])).
filtered() -> l(gb_sets:filter(fun(X) -> X > 1 end, s([1, 2, 3]))).
walked() -> {X, I} = gb_sets:next(gb_sets:iterator_from(2, s([1, 2, 3]))), {Y, _} = gb_sets:next(I), {X, Y}.
changed() -> {l(gb_sets:add(0, s([1]))), l(gb_sets:insert(0, s([1]))), l(gb_sets:delete_any(9, s([1]))), l(gb_sets:del_element(1, s([1])))}.
errors() -> [outcome(F) || F <- [fun() -> gb_sets:insert(1, s([1])) end, fun() -> gb_sets:delete(2, s([1])) end, fun() -> gb_sets:smallest(s([])) end, fun() -> gb_sets:intersection([]) end, fun() -> gb_sets:from_list(a) end]].

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.

%% The module sets with its two representations.
-module(sets_of_both_versions).
-export([sizes/0, members/0, algebra/0, relations/0, several/0, changed/0, filtered/0, folded/0, as_map/0, no_list/0,
         bad_version/0]).

old(L) -> sets:from_list(L).
new(L) -> sets:from_list(L, [{version, 2}]).
l(S) -> lists:sort(sets:to_list(S)).
sizes() -> {sets:size(old("aab")), sets:size(new("aab")), sets:is_empty(sets:new()), sets:is_empty(sets:new([{version, 2}]))}.
members() -> [{sets:is_element(1, S), sets:is_element(1.0, S)} || S <- [old([1]), new([1])]].
algebra() -> [{l(sets:union(A, B)), l(sets:intersection(A, B)), l(sets:subtract(A, B))} || {A, B} <- [{old("abc"), old("bd")}, {new("abc"), new("bd")}, {old("abc"), new("bd")}]].
relations() -> {sets:is_subset(new("a"), old("ab")), sets:is_disjoint(new("a"), new("b")), sets:is_set(new([])), sets:is_set(old([])), sets:is_set(x)}.
several() -> {l(sets:union([old("a"), new("b")])), l(sets:intersection([new("ab"), new("bc")]))}.
changed() -> {l(sets:add_element(c, new([a]))), l(sets:del_element(a, old([a, b])))}.
filtered() -> l(sets:filter(fun(X) -> X > 2 end, new([1, 2, 3]))).
folded() -> sets:fold(fun(X, S) -> X + S end, 0, old(lists:seq(1, 50))).
as_map() -> new([a, b]).
no_list() -> [outcome(fun() -> F(a) end) || F <- [fun old/1, fun new/1, fun sets:size/1]].
bad_version() -> sets:new([{version, id(3)}]).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

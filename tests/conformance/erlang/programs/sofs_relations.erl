%% Relations and functions of the module sofs.
-module(sofs_relations).
-export([r/0, made/0, images/0, composed/0, families/0, restricted/0, partitions/0, tests/0, products/0, closure/0,
         no_relation/0, type_mismatch/0, bad_function/0]).

r() -> sofs:relation([{1, a}, {2, b}, {3, a}]).
x(S) -> sofs:to_external(S).
made() -> {x(r()), x(sofs:domain(r())), x(sofs:range(r())), sofs:type(r())}.
images() -> {x(sofs:image(r(), sofs:set([1, 3]))), x(sofs:inverse_image(r(), sofs:set([a]))), x(sofs:converse(r()))}.
composed() -> x(sofs:relative_product(r(), sofs:relation([{a, x}, {b, y}]))).
families() -> F = sofs:relation_to_family(sofs:converse(r())), {x(F), x(sofs:family_to_relation(F)), x(sofs:union_of_family(F))}.
restricted() -> {x(sofs:restriction(r(), sofs:set([1]))), x(sofs:drestriction(r(), sofs:set([1])))}.
partitions() -> x(sofs:partition(fun(X) -> X rem 3 end, sofs:set(lists:seq(1, 7)))).
tests() -> {sofs:is_a_function(r()), sofs:is_a_function(sofs:converse(r())), sofs:is_subset(sofs:set([a]), sofs:set([a, b]))}.
products() -> x(sofs:product(sofs:set([1, 2]), sofs:set([a]))).
closure() -> x(sofs:weak_relation(sofs:relation([{1, 2}]))).
no_relation() -> sofs:relation(id([{1, 2}, {3}])).
type_mismatch() -> sofs:union(sofs:set([a]), id(r())).
bad_function() -> sofs:a_function(id([{1, a}, {1, b}])).
id(X) -> X.

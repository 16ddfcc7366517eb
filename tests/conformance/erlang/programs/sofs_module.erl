%% Sets of sets: relations and their images.
-module(sofs_module).
-export([relation/0, sets/0, family/0, composed/0, mismatch/0]).

relation() -> R = sofs:relation([{1, a}, {2, b}, {1, c}]), {sofs:to_external(sofs:domain(R)), sofs:to_external(sofs:range(R)), sofs:to_external(sofs:converse(R)), sofs:to_external(sofs:image(R, sofs:set([1])))}.
sets() -> A = sofs:set([1, 2, 3]), B = sofs:set([2, 3, 4]), [sofs:to_external(S) || S <- [sofs:union(A, B), sofs:intersection(A, B), sofs:difference(A, B), sofs:symdiff(A, B), sofs:product(A, B)]].
family() -> F = sofs:relation_to_family(sofs:relation([{x, 1}, {y, 2}, {x, 3}])), {sofs:to_external(F), sofs:is_equal(F, F)}.
composed() -> sofs:to_external(sofs:composite(sofs:a_function([{1, a}, {2, b}]), sofs:a_function([{a, x}, {b, y}]))).
mismatch() -> sofs:union(sofs:set([1]), sofs:relation([{1, 2}])).

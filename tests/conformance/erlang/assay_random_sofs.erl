%% Arguments for the module sofs: sets, relations and families of small atoms and numbers.

-module(assay_random_sofs).

-export([arguments/2]).

-import(assay_random_terms, [pick/1, between/2, list/2, any/1]).

arguments(Name, 1) when Name =:= a_function -> [lists:usort(function_pairs())];
arguments(a_function, 2) -> [function_pairs(), [{a, b}]];
arguments(Name, 1) when Name =:= relation -> [pairs()];
arguments(relation, 2) -> [pairs(), pick([2, [{a, b}]])];
arguments(set, 1) -> [list(fun element/0, 5)];
arguments(set, 2) -> [list(fun element/0, 5), [a]];
arguments(Name, 1) when Name =:= family -> [family_pairs()];
arguments(family, 2) -> [family_pairs(), [{a, [b]}]];
arguments(from_term, 1) -> [pick([list(fun element/0, 4), pairs(), [list(fun element/0, 3)]])];
arguments(from_term, 2) -> pick([[list(fun element/0, 4), [a]], [pairs(), [{a, b}]]]);
arguments(from_external, 2) -> pick([[lists:usort(list(fun element/0, 4)), [a]], [lists:usort(pairs()), [{a, b}]]]);
arguments(from_sets, 1) -> [pick([list(fun set/0, 3), {set(), relation()}])];
arguments(is_type, 1) -> [pick([[a], [{a, b}], atom, [[x]], any(2)])];
arguments(Name, 1) when Name =:= is_a_function; Name =:= converse; Name =:= inverse; Name =:= domain; Name =:= range;
                        Name =:= field; Name =:= relation_to_family; Name =:= strict_relation; Name =:= weak_relation ->
    [case Name of inverse -> a_function(); _ -> relation() end];
arguments(Name, 1) when Name =:= family_to_relation; Name =:= union_of_family; Name =:= intersection_of_family -> [family()];
arguments(Name, 1) when Name =:= family_union; Name =:= family_intersection -> [sofs:from_term([{x, [[1, 2], [2]]}, {y, [[element()]]}], [{a, [[b]]}])];
arguments(Name, 1) when Name =:= family_domain; Name =:= family_range; Name =:= family_field -> [sofs:from_term([{x, [{1, a}, {2, b}]}, {y, [{element(), element()}]}], [{a, [{b, c}]}])];
arguments(Name, 1) when Name =:= union; Name =:= intersection; Name =:= canonical_relation; Name =:= partition ->
    [sofs:from_term([[1, 2], [2, 3], [element(), 2]])];
arguments(Name, 1) when Name =:= product; Name =:= relative_product ->
    [case Name of product -> {set(), set()}; _ -> {relation(), relation()} end];
arguments(to_sets, 1) -> [sofs:from_term([[1], [2, element()]])];
arguments(Name, 1) when Name =:= no_elements; Name =:= is_set; Name =:= is_empty_set; Name =:= is_sofs_set; Name =:= to_external; Name =:= type ->
    [pick([set(), relation(), family()])];
arguments(Name, 2) when Name =:= union; Name =:= intersection; Name =:= difference; Name =:= symdiff; Name =:= is_subset;
                        Name =:= is_equal; Name =:= is_disjoint; Name =:= product; Name =:= symmetric_partition ->
    [set(), set()];
arguments(Name, 2) when Name =:= family_union; Name =:= family_intersection; Name =:= family_difference -> [family(), family()];
arguments(Name, 2) when Name =:= image; Name =:= inverse_image; Name =:= restriction; Name =:= drestriction ->
    [relation(), set()];
arguments(Name, 3) when Name =:= restriction; Name =:= drestriction -> [pick([1, 2]), relation(), set()];
arguments(Name, 2) when Name =:= relative_product1; Name =:= relative_product -> [relation(), relation()];
arguments(composite, 2) -> [sofs:a_function([{1, a}, {2, b}]), sofs:a_function([{a, element()}, {b, element()}])];
arguments(constant_function, 2) -> [set(), sofs:from_term(element())];
arguments(extension, 3) -> [relation(), set(), sofs:from_term(element())];
arguments(Name, 2) when Name =:= projection; Name =:= substitution; Name =:= partition -> [pick([1, 2]), relation()];
arguments(partition, 3) -> [pick([1, 2]), relation(), set()];
arguments(partition_family, 2) -> [pick([1, 2]), relation()];
arguments(family_projection, 2) -> [fun sofs:range/1, sofs:from_term([{x, [{1, a}]}, {y, [{2, element()}]}], [{a, [{b, c}]}])];
arguments(Name, 2) when Name =:= specification -> [fun sofs:is_set/1, sofs:from_term([[1], [element()]])];
arguments(family_specification, 2) -> [fun sofs:is_set/1, family()];
arguments(join, 4) -> [relation(), between(1, 2), relation(), between(1, 2)];
arguments(multiple_relative_product, 2) -> [{relation(), relation()}, sofs:relation([{{1, 2}, a}, {{element(), element()}, b}])];
arguments(_, _) -> none.

element() -> pick([1, 2, 3, a, b, 1.0]).
pairs() -> list(fun() -> {element(), element()} end, 5).
function_pairs() -> [{K, element()} || K <- lists:usort(list(fun() -> pick([1, 2, 3, a, b]) end, 4))].
family_pairs() -> [{K, list(fun element/0, 3)} || K <- lists:usort(list(fun() -> pick([x, y, z]) end, 3))].
set() -> sofs:set(list(fun element/0, 5)).
relation() -> sofs:relation(pairs()).
a_function() -> sofs:a_function([{1, pick([x, y])}, {2, z}]).
family() -> sofs:family([{w, [1]} | family_pairs()]).

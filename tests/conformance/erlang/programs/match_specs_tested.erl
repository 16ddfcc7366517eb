%% Match specifications tested on tuples by erlang:match_spec_test/3.
-module(match_specs_tested).
-export([all/0, parts/0, guards/0, no_match/0, everything/0, arithmetic/0, types/0, maps/0, faulty_guard/0,
         bad_spec/0]).

test(Tuple, Spec) -> erlang:match_spec_test(Tuple, Spec, table).
all() -> test({a, 1}, [{'_', [], ['$_']}]).
parts() -> test({a, 1, x}, [{{'$1', '$2', '_'}, [], [{{'$2', '$1'}}]}]).
guards() -> [test({k, N}, [{{k, '$1'}, [{'>', '$1', 2}], [big]}, {{k, '_'}, [], [small]}]) || N <- [1, 2, 3]].
no_match() -> test({a}, [{{b}, [], [yes]}]).
everything() -> test({a, b}, [{{'$1', '$2'}, [], ['$$']}]).
arithmetic() -> test({7, 2}, [{{'$1', '$2'}, [], [{{{'div', '$1', '$2'}, {'rem', '$1', '$2'}, {'+', '$1', '$2'}}}]}]).
types() -> [test({X}, [{{'$1'}, [{is_integer, '$1'}], [integer]}, {{'$1'}, [{is_list, '$1'}], [list]}]) || X <- [1, [], a]].
maps() -> test({#{a => 1}}, [{{'$1'}, [], [{map_get, a, '$1'}]}]).
faulty_guard() -> test({a}, [{{'$1'}, [{'>', {'+', '$1', 1}, 0}], [yes]}]).
bad_spec() -> [outcome(fun() -> test({a}, S) end) || S <- [[], [{}], [x], [{{'$1'}, [{strange, '$1'}], [a]}]]].

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.

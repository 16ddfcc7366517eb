%% Maps and tuples in the external term format, small ones and large ones.
-module(term_format_maps).
-export([small/0, large/0, large_atoms/0, large_back/0, deterministic/0, tuples/0, repeated_key/0, nested/0]).

small() -> [term_to_binary(M) || M <- [#{}, #{a => 1}, #{b => 2, a => 1, 1.0 => x, "k" => y}]].
large() -> term_to_binary(maps:from_list([{N, N * N} || N <- lists:seq(1, 40)])).
large_atoms() -> term_to_binary(maps:from_list([{list_to_atom("key" ++ integer_to_list(N)), N} || N <- lists:seq(1, 35)]), [deterministic]).
large_back() -> M = maps:from_list([{{N}, N} || N <- lists:seq(1, 100)]), binary_to_term(term_to_binary(M)) =:= M.
deterministic() -> term_to_binary(maps:from_list([{N, a} || N <- lists:seq(40, 1, -1)]), [deterministic]).
tuples() -> [term_to_binary(T) || T <- [{}, {a, {b}}, list_to_tuple(lists:seq(1, 300))]].
repeated_key() -> outcome(fun() -> binary_to_term(<<131, 116, 2:32, 97, 1, 97, 2, 97, 1, 97, 3>>) end).
nested() -> binary_to_term(term_to_binary(#{[#{}] => #{a => [#{b => {}}]}})).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.

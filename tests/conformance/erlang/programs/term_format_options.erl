%% Options of term_to_binary/2 and binary_to_term/2.
-module(term_format_options).
-export([compressed/0, levels/0, minor/0, used/0, safe/0, safe_inside/0, bad_level/0, bad_version/0, bad_option/0,
         bad_decode_option/0]).

compressed() -> B = term_to_binary(lists:duplicate(1000, a), [compressed]), {byte_size(B) < 100, binary_to_term(B) =:= lists:duplicate(1000, a)}.
levels() -> [byte_size(term_to_binary(lists:seq(1, 500), [{compressed, L}])) || L <- [0, 1, 6, 9]].
minor() -> [term_to_binary({1.0, a}, [{minor_version, V}]) || V <- [0, 1, 2]].
used() -> [binary_to_term(<<131, 97, 1, "rest">>, [used]), binary_to_term(<<131, 106>>, [used, safe])].
safe() -> outcome(fun() -> binary_to_term(<<131, 119, 30, "no_program_ever_had_this_atom_">>, [safe]) end).
safe_inside() -> [outcome(fun() -> binary_to_term(B, [safe, used]) end) || B <- [<<131, 116, 1:32, 119, 20, "nor_this_one_for_sure", 106>>, <<131, 104, 2, 119, 2, "ok", 119, 4, "used">>, <<131, 116, 1:32, 119, 4, "safe", 106>>]].
bad_level() -> term_to_binary(a, [{compressed, 10}]).
bad_version() -> term_to_binary(a, [{minor_version, x}]).
bad_option() -> [outcome(fun() -> term_to_binary(a, O) end) || O <- [[x], x, [compressed | a]]].
bad_decode_option() -> [outcome(fun() -> binary_to_term(<<131, 106>>, O) end) || O <- [[x], safe, [used | y]]].

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.

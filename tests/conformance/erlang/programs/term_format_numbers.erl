%% Numbers in the external term format.
-module(term_format_numbers).
-export([small/0, big/0, floats/0, old_floats/0, round_trip/0, by_hand/0, float_by_hand/0, too_short/0]).

small() -> [term_to_binary(N) || N <- [0, 1, 255, 256, -1, 2147483647, -2147483648]].
big() -> [term_to_binary(N) || N <- [2147483648, 1 bsl 63, -(1 bsl 64), 1 bsl 2040, -(1 bsl 2047)]].
floats() -> [term_to_binary(F) || F <- [0.0, -0.0, 1.5, -2.5e300, 5.0e-324]].
old_floats() -> term_to_binary(1.5, [{minor_version, 0}]).
round_trip() -> lists:all(fun(N) -> binary_to_term(term_to_binary(N)) =:= N end, [1 bsl B || B <- lists:seq(0, 300, 7)]).
by_hand() -> [binary_to_term(B) || B <- [<<131, 97, 7>>, <<131, 98, -5:32>>, <<131, 110, 2, 1, 1, 1>>, <<131, 110, 9, 0, 0:64, 1>>]].
float_by_hand() -> {binary_to_term(<<131, 70, 1.25/float>>), outcome(fun() -> binary_to_term(<<131, 70, 255, 255, 0:48>>) end)}.
too_short() -> binary_to_term(<<131, 98, 1, 2>>).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.

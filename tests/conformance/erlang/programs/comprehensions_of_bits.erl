%% What goes through a generator over bits, and what stops it.
-module(comprehensions_of_bits).
-export([bytes/0, rest_dropped/0, stops_at_no_match/0, skips_values/0, variable_size/0, utf8/0, bad_utf8/0, floats/0,
         signed/0, to_bits/0, inverted/0, joined/0, bad_element/0]).

bytes() -> [B || <<B>> <= <<1, 2, 3>>].
rest_dropped() -> [B || <<B:16>> <= <<1, 2, 3>>].
stops_at_no_match() -> [B || <<1, B>> <= <<1, 2, 1, 3, 2, 4, 1, 5>>].
skips_values() -> [B || <<B:8>> <= <<1, 2, 3, 4>>, B rem 2 =:= 0].
variable_size() -> [D || <<N, D:N/binary>> <= <<1, "a", 3, "bcd", 0, 2, "e">>].
utf8() -> [C || <<C/utf8>> <= <<"aλ€"/utf8>>].
bad_utf8() -> [C || <<C/utf8>> <= <<"a", 255, "b">>].
floats() -> [F || <<F/float>> <= <<1.5/float, 2.5/float>>].
signed() -> [N || <<N:4/signed>> <= <<16#7f, 16#80>>].
to_bits() -> << <<B:1>> || B <- [1, 0, 1, 1, 0] >>.
inverted() -> << <<(1 - B):1>> || <<B:1>> <= <<2#10110011>> >>.
joined() -> << <<B/binary, ",">> || B <- [<<"a">>, <<"bc">>] >>.
bad_element() -> << <<X/binary>> || X <- [<<"a">>, id(b)] >>.
id(X) -> X.

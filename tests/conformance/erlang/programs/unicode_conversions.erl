%% Text converted between encodings.
-module(unicode_conversions).
-export([lists/0, binaries/0, encodings/0, from/0, pairs/0, marks/0, to_marks/0, cut/0, cut_inside/0, no_text/0,
         bad_encoding/0]).

lists() -> [unicode:characters_to_list(B) || B <- [<<"aλ"/utf8>>, [<<"a">>, 955, ["b"]], <<"a", 255>>, <<206>>]].
binaries() -> [unicode:characters_to_binary(L) || L <- ["aλ", [955 | <<"x">>], [16#D800], [1114112]]].
encodings() -> [unicode:characters_to_binary("aλ€", unicode, E) || E <- [utf8, utf16, {utf16, little}, utf32, {utf32, little}, latin1]].
from() -> [unicode:characters_to_list(B, E) || {B, E} <- [{<<233>>, latin1}, {<<3, 187>>, utf16}, {<<187, 3>>, {utf16, little}}, {<<0, 0, 3, 187>>, utf32}, {<<216, 0>>, utf16}, {<<3>>, utf16}]].
pairs() -> unicode:characters_to_list(<<"𝄞"/utf16>>, utf16).
marks() -> [unicode:bom_to_encoding(B) || B <- [<<239, 187, 191, "a">>, <<254, 255>>, <<255, 254>>, <<0, 0, 254, 255>>, <<255, 254, 0, 0>>, <<"a">>]].
to_marks() -> [unicode:encoding_to_bom(E) || E <- [utf8, utf16, {utf16, little}, {utf32, big}, latin1]].
cut() -> unicode:characters_to_binary([<<"a">>, <<206>>, <<187>>]).
cut_inside() -> unicode:characters_to_list(<<"ab", 226, 130>>).
no_text() -> [outcome(fun() -> F(x) end) || F <- [fun unicode:characters_to_list/1, fun unicode:characters_to_binary/1]].
bad_encoding() -> unicode:characters_to_list("a", id(utf7)).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

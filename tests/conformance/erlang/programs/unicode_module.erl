%% Conversions between lists and binaries of characters.
-module(unicode_module).
-export([text/0, to_binary/0, to_list/0, encodings/0, latin/0, from16/0, invalid/0, incomplete/0,
         no_latin/0, normal_forms/0, bad/0, bom/0]).

text() -> [379, 243, "λ", <<"日本"/utf8>>, [[119070]]].
to_binary() -> unicode:characters_to_binary(text()).
to_list() -> unicode:characters_to_list(text()).
encodings() -> [unicode:characters_to_binary("aλ𝄞", unicode, E) || E <- [utf8, utf16, {utf16, little}, utf32, {utf32, little}]].
latin() -> {unicode:characters_to_binary("é", unicode, latin1), unicode:characters_to_binary(<<233>>, latin1), unicode:characters_to_list(<<233>>, latin1)}.
from16() -> unicode:characters_to_list(<<0, $a, 216, 52, 221, 30>>, utf16).
invalid() -> {unicode:characters_to_list(<<"ab", 255, "c">>), unicode:characters_to_binary([$a, 16#D800, $b])}.
incomplete() -> {unicode:characters_to_list(<<"ab", 16#E2, 16#82>>), unicode:characters_to_binary(<<16#C3>>)}.
no_latin() -> unicode:characters_to_binary("λ", unicode, latin1).
normal_forms() -> {unicode:characters_to_nfc_list("e\x{301}"), unicode:characters_to_nfd_list("é"), unicode:characters_to_nfkc_list("ﬁ"), unicode:characters_to_nfc_binary(<<"e\x{301}"/utf8>>)}.
bad() -> unicode:characters_to_list(id(a)).
bom() -> {unicode:bom_to_encoding(<<239, 187, 191, $a>>), unicode:bom_to_encoding(<<"none">>), unicode:encoding_to_bom(utf8)}.
id(X) -> X.

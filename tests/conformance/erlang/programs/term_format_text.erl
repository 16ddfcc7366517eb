%% Atoms, lists and strings in the external term format.
-module(term_format_text).
-export([atoms/0, strings/0, binaries/0, long_string/0, atom_forms/0, list_forms/0, bits/0, bad_bits/0, bad_atom/0]).

atoms() -> [term_to_binary(A) || A <- ['', a, 'Å', 'λ', 'hello world']].
strings() -> [term_to_binary(L) || L <- ["", "ab", [1, 2, 256], [97 | b], [[] | []]]].
binaries() -> [term_to_binary(B) || B <- [<<>>, <<"xyz">>, <<5:3>>, <<1, 2:2>>]].
long_string() -> byte_size(term_to_binary(lists:duplicate(70000, $x))).
atom_forms() -> [binary_to_term(B) || B <- [<<131, 100, 0, 1, "q">>, <<131, 119, 2, "λ"/utf8>>, <<131, 118, 0, 2, "Å"/utf8>>, <<131, 115, 1, "z">>]].
list_forms() -> [binary_to_term(B) || B <- [<<131, 106>>, <<131, 107, 0, 2, 1, 2>>, <<131, 108, 1:32, 97, 1, 106>>, <<131, 108, 1:32, 97, 1, 97, 2>>]].
bits() -> binary_to_term(<<131, 77, 2:32, 3, 255, 224>>).
bad_bits() -> binary_to_term(<<131, 77, 2:32, 9, 255, 224>>).
bad_atom() -> binary_to_term(<<131, 119, 2, 255, 255>>).

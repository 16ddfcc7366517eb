%% Characters written in every way.
-module(characters_and_escapes).
-export([plain/0, escapes/0, controls/0, octal/0, hexadecimal/0, in_strings/0, bytes_of_string/0, wide_in_bits/0,
         continued/0, bases/0, floats/0, quoted_atoms/0, letters/0, no_letter/0]).

plain() -> [$a, $\s, $", $', $\\, $%].
escapes() -> [$\b, $\d, $\e, $\f, $\n, $\r, $\s, $\t, $\v].
controls() -> [$\^a, $\^z, $\^@, $\^[].
octal() -> [$\0, $\7, $\12, $\101, $\377].
hexadecimal() -> [$\x41, $\x{3bb}, $\x{10ffff}].
in_strings() -> "a\x41\x{3bb}\101\n\"\\\^a".
bytes_of_string() -> <<"é\x{e9}\xe9">>.
wide_in_bits() -> <<"\x{3bb}"/utf8>>.
continued() -> "first "
    "second".
bases() -> [2#1010, 8#777, 16#DEADbeef, 36#zZ, 1_000_000, 16#ff_ff, -2#1].
floats() -> [1.0, 1.5e3, 1.5E-3, 1_0.0_1, 0.1e+2].
quoted_atoms() -> ['\n', '\x41', 'a\'b', 'é', 'λ', ''].
is_letter(C) when C >= $a, C =< $z; C >= $A, C =< $Z -> true;
is_letter(_) -> false.
letters() -> [is_letter(C) || C <- "aZ0 é"].
no_letter() -> true = is_letter(id($5)).
id(X) -> X.

%% The four normal forms of text.
-module(unicode_normal_forms).
-export([accents/0, forms/0, ligature/0, hangul/0, jamo/0, order_of_marks/0, binaries/0, singletons/0, fractions/0,
         bad/0, no_text/0]).

accents() -> [F("é" ++ [$e, 16#301]) || F <- forms()].
forms() -> [fun unicode:characters_to_nfc_list/1, fun unicode:characters_to_nfd_list/1, fun unicode:characters_to_nfkc_list/1, fun unicode:characters_to_nfkd_list/1].
ligature() -> [F([16#FB01]) || F <- forms()].
hangul() -> [F([16#AC01]) || F <- forms()].
jamo() -> [F([16#1100, 16#1161, 16#11A8]) || F <- forms()].
order_of_marks() -> [F([$a, 16#0315, 16#0300]) || F <- forms()].
binaries() -> [unicode:characters_to_nfc_binary([$o, 16#308]), unicode:characters_to_nfd_binary("ö")].
singletons() -> [F([16#212B, 16#2126]) || F <- forms()].
fractions() -> unicode:characters_to_nfkd_list([16#BD]).
bad() -> [F(<<"a", 255>>) || F <- forms()].
no_text() -> outcome(fun() -> unicode:characters_to_nfc_list(id(a)) end).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

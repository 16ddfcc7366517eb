%% The Unicode tables behind strings.
-module(grapheme_tables).
-export([next/0, points/0, white/0, cases/0, forms/0, version/0, looked_up/0, no_text/0, too_large/0]).

next() -> [unicode_util:gc(S) || S <- ["ab", [$e, 16#301, $x], "", [16#1F1E9, 16#1F1EA], <<"λ">>, [$\r, $\n, $a]]].
points() -> [unicode_util:cp(S) || S <- ["ab", <<"λx"/utf8>>, [], [[], "a"], <<255>>]].
white() -> [unicode_util:is_whitespace(C) || C <- [$\s, $a, 16#a0, 16#2003, $\n]].
cases() -> [{unicode_util:uppercase([C]), unicode_util:lowercase([C]), unicode_util:titlecase([C]), unicode_util:casefold([C])} || C <- [$a, $A, 16#df, 16#1c4, 16#3a3]].
forms() -> [{unicode_util:nfc([C]), unicode_util:nfd([C]), unicode_util:nfkc([C]), unicode_util:nfkd([C])} || C <- [16#e9, 16#fb01, 16#ac00, $a]].
version() -> is_tuple(unicode_util:spec_version()).
looked_up() -> [maps:get(category, unicode_util:lookup(C)) || C <- [$a, $A, $1, $\s, 16#301]].
no_text() -> [outcome(fun() -> F(a) end) || F <- [fun unicode_util:gc/1, fun unicode_util:cp/1, fun unicode_util:nfc/1]].
too_large() -> outcome(fun() -> unicode_util:gc([id(16#110000)]) end).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

%% Upper and lower case, title case and case folding.
-module(string_cases).
-export([upper/0, lower/0, title/0, folded/0, old/0, same/0, no_text/0, bad_old/0, bad_utf8/0]).

upper() -> [string:uppercase(S) || S <- ["abc", "straße", "ﬁ", <<"äö"/utf8>>, "ŉ", ["a", <<"b">>]]].
lower() -> [string:lowercase(S) || S <- ["ABC", "ΑΣ", "İ", <<"ÄÖ"/utf8>>, "Ǆ"]].
title() -> [string:titlecase(S) || S <- ["abc def", "ǆ", "", <<"äb"/utf8>>, "ßa"]].
folded() -> [string:casefold(S) || S <- ["Straße", "ΣΑς", <<"ABC">>]].
old() -> {string:to_upper("aéz"), string:to_lower("AÉZ"), string:to_upper($a), string:to_lower($A)}.
same() -> string:uppercase(string:lowercase("MiXeD")) =:= "MIXED".
no_text() -> [outcome(fun() -> F(5.0) end) || F <- [fun string:uppercase/1, fun string:titlecase/1]].
bad_old() -> string:to_upper(id(x)).
bad_utf8() -> string:uppercase(id(<<"a", 200>>)).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

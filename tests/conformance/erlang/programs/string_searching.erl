%% Finding, splitting and replacing in text.
-module(string_searching).
-export([find/0, split/0, split_binaries/0, replace/0, replace_binary/0, prefix/0, lexemes/0, take/0,
         graphemes_kept/0, deep/0, no_text/0]).

find() -> {string:find("abcabc", "bc"), string:find("abcabc", "bc", trailing), string:find("abc", "x"), string:find(<<"aλb"/utf8>>, "λ"), string:find("abc", "")}.
split() -> {string:split("a,b,c", ","), string:split("a,b,c", ",", trailing), string:split("a,b,c", ",", all), string:split("abc", "x"), string:split("", ",")}.
split_binaries() -> {string:split(<<"a--b--c">>, "--", all), string:split(<<"a--b">>, <<"--">>)}.
replace() -> [lists:flatten(string:replace("a.b.c", ".", "-", W)) || W <- [leading, trailing, all]].
replace_binary() -> iolist_to_binary(string:replace(<<"one two">>, " ", <<"_">>)).
prefix() -> [string:prefix(S, "ab") || S <- ["abc", "ab", "xab", <<"abc">>, ""]].
lexemes() -> {string:lexemes("a b,,c", " ,"), string:lexemes(<<"a\r\nb">>, ["\r\n"]), string:lexemes("", " "), string:nth_lexeme("a b c", 2, " ")}.
take() -> {string:take("abc123", "abc"), string:take("abc123", lists:seq($0, $9), true), string:take("abc123", lists:seq($0, $9), false, trailing)}.
graphemes_kept() -> string:find([$e, 16#301, $x], "e").
deep() -> string:split(["a", [<<",">>, "b"]], ",").
no_text() -> [outcome(F) || F <- [fun() -> string:find(a, "b") end, fun() -> string:split("a", b) end, fun() -> string:lexemes(a, " ") end, fun() -> string:nth_lexeme("a", 0, " ") end]].

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.

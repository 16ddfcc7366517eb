%% Functions of the module string, with Unicode.
-module(string_module).
-export([trims/0, cases/0, splits/0, finds/0, lengths/0, slices/0, pads/0, equal/0, numbers/0,
         replaced/0, reversed/0, joined/0, spans/0]).

trims() -> {string:trim("  a b  "), string:trim("xxaxx", both, "x"), string:trim("  a", leading), string:trim(<<"a \n">>, trailing)}.
cases() -> {string:uppercase("straße"), string:lowercase("ÀÉ"), string:titlecase("word"), string:casefold("Straße"), string:uppercase(<<"żółw"/utf8>>)}.
splits() -> {string:split("a,b,c", ","), string:split("a,b,c", ",", all), string:split("a,b,c", ",", trailing), string:lexemes("a b,,c", " ,"), string:tokens("a b,,c", " ,")}.
finds() -> {string:find("hello world", "o"), string:find("hello", "z"), string:find("hello world", "o", trailing), string:str("hello", "l"), string:rstr("hello", "l"), string:chr("hello", $z)}.
lengths() -> {string:length("e\x{301}a"), length("e\x{301}a"), string:length(<<"日本"/utf8>>), string:is_empty(""), string:is_empty(<<>>)}.
slices() -> {string:slice("hello", 1, 3), string:slice("hello", 2), string:sub_string("hello", 2, 3), string:substr("hello", 2), string:left("ab", 4, $.), string:right("ab", 4)}.
pads() -> {string:pad("a", 3), lists:flatten(string:pad("a", 3, leading, $0)), lists:flatten(string:pad("a", 4, both, $-))}.
equal() -> {string:equal("a", <<"a">>), string:equal("É", "é", true), string:equal("e\x{301}", "é", false, nfc), string:equal("a", "b")}.
numbers() -> {string:to_integer("12ab"), string:to_integer("x"), string:to_float("1.5e2z"), string:to_float("1"), string:to_integer(<<"-7">>)}.
replaced() -> {string:replace("banana", "a", "o"), lists:flatten(string:replace("banana", "a", "o", all))}.
reversed() -> {string:reverse("e\x{301}a"), string:to_graphemes("e\x{301}a"), string:next_codepoint("ab"), string:next_grapheme(<<"é"/utf8>>)}.
joined() -> {string:join(["a", "b"], ", "), string:concat("a", "b"), string:copies("ab", 3), string:chars($x, 3), string:words("a b c"), string:sub_word("a b c", 2), string:centre("ab", 6)}.
spans() -> {string:span("aab", "a"), string:cspan("baa", "a"), string:take("aab", "a"), string:take("aab", "b", true), string:strip(" a "), string:strip("..a", left, $.)}.

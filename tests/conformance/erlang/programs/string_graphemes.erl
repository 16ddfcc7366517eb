%% Text as people see it: characters made of several code points.
-module(string_graphemes).
-export([text/0, lengths/0, graphemes/0, next/0, slices/0, reversed/0, flags/0, families/0, hangul/0, equal/0,
         bad_utf8/0, no_text/0]).

text() -> [$e, 16#301, $a].
lengths() -> [string:length(S) || S <- [text(), "abc", <<"λμ"/utf8>>, [<<"a">>, [16#301]], "\r\n", ""]].
graphemes() -> string:to_graphemes([$x | text()]).
next() -> {string:next_grapheme(text()), string:next_codepoint(text()), string:next_grapheme("")}.
slices() -> {string:slice(text(), 1), string:slice(text(), 0, 1), string:slice(<<"aλb"/utf8>>, 1, 1), string:slice("abc", 5)}.
reversed() -> {string:reverse(text()), string:reverse("abc"), string:reverse(<<"aλ"/utf8>>)}.
flags() -> string:length([16#1F1E9, 16#1F1EA, 16#1F1EB, 16#1F1F7]).
families() -> string:length([16#1F468, 16#200D, 16#1F469, 16#200D, 16#1F467]).
hangul() -> string:length([16#1100, 16#1161, 16#11A8]).
equal() -> [string:equal(text(), [16#e9, $a]), string:equal(text(), [16#e9, $a], false, nfc), string:equal("ABC", "abc", true), string:equal("a", <<"a">>)].
bad_utf8() -> [outcome(fun() -> F(<<"a", 255>>) end) || F <- [fun string:length/1, fun string:to_graphemes/1, fun string:reverse/1]].
no_text() -> [outcome(fun() -> F(x) end) || F <- [fun string:length/1, fun string:to_graphemes/1]].

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.

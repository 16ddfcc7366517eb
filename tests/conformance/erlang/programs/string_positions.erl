%% The older functions of string, by positions.
-module(string_positions).
-export([positions/0, spans/0, substrings/0, words/0, tokens/0, joined/0, lengths/0, empty_search/0, bad_position/0,
         no_list/0]).

positions() -> {string:chr("hello", $l), string:rchr("hello", $l), string:chr("hello", $z), string:str("hello", "lo"), string:rstr("abab", "ab"), string:str("a", "abc")}.
spans() -> {string:span("aab", "a"), string:cspan("aab", "b"), string:span("", "a")}.
substrings() -> {string:substr("hello", 2), string:substr("hello", 2, 3), string:sub_string("hello", 2, 3), string:sub_string("hello", 4)}.
words() -> {string:words("a b c"), string:words("a,b", $,), string:sub_word("one two", 2), string:sub_word("a;b;c", 3, $;)}.
tokens() -> {string:tokens("a b  c", " "), string:tokens("", " "), string:tokens("a:b;c", ":;")}.
joined() -> {string:join(["a", "b", "c"], ", "), string:join([], ","), string:concat("a", "b"), string:copies("ab", 3), string:chars($x, 3), string:chars($x, 2, "tail")}.
lengths() -> {string:len("abc"), string:equal("a", "a")}.
empty_search() -> {string:str("abc", ""), string:rstr("abc", "")}.
bad_position() -> [outcome(F) || F <- [fun() -> string:substr("abc", 0) end, fun() -> string:substr("abc", 5) end, fun() -> string:substr("abc", 2, -1) end, fun() -> string:sub_string("abc", 4) end, fun() -> string:copies("a", -1) end]].
no_list() -> [outcome(fun() -> F(a) end) || F <- [fun string:len/1, fun string:words/1]].

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.

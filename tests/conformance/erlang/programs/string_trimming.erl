%% Trimming, padding and chomping.
-module(string_trimming).
-export([trim/0, sides/0, pad/0, pad_binary/0, chomp/0, nothing/0, old/0, whitespace/0, bad_direction/0, bad_width/0,
         no_text/0]).

trim() -> [string:trim(S) || S <- ["  a b  ", "\t\na\r\n", "", "   ", <<" λ "/utf8>>]].
sides() -> {string:trim("  a ", leading), string:trim("  a ", trailing), string:trim("xxaxx", both, "x"), string:trim("abcba", both, "ab")}.
pad() -> {string:pad("ab", 5), string:pad("ab", 5, leading), string:pad("ab", 5, both), string:pad("ab", 6, both, $*), string:pad("abcdef", 3)}.
pad_binary() -> iolist_to_binary(string:pad(<<"x">>, 3, leading, $-)).
chomp() -> [string:chomp(S) || S <- ["a\n", "a\r\n", "a\n\n", "a", "\n", <<"b\r\n">>]].
nothing() -> [string:is_empty(S) || S <- ["", <<>>, ["", <<>>], "a", [[]]]].
old() -> {string:strip("  a "), string:strip("  a ", left), string:strip("xax", both, $x), string:left("ab", 4), string:right("ab", 4, $.), string:centre("ab", 5)}.
whitespace() -> string:trim([16#a0, 16#2028, $a, 16#3000]).
bad_direction() -> string:trim("a", id(inside)).
bad_width() -> outcome(fun() -> string:pad("a", id(x)) end).
no_text() -> outcome(fun() -> string:trim(id(a)) end).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

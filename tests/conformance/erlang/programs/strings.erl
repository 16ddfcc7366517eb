%% Strings are lists of code points.
-module(strings).
-export([joined/0, escapes/0, characters/0, compared/0, minus/0, lengths/0, lists/0, prefixed/0]).

joined() -> {"abc" ++ "def", "a" "b" "c", [$a | "bc"]}.
escapes() -> "\n\t\\\"\x41\x{3bb}\e\s\0".
characters() -> {$a, $\n, $\s, $\x41, $λ, $"}.
compared() -> {id("abc") < id("abd"), id("ab") < id("abc"), id("B") < id("a"), id("") =:= []}.
minus() -> id("hello world") -- id("lo").
lengths() -> {length("żółw"), length(id(""))}.
lists() -> {lists:reverse("hello"), lists:member($e, "hello"), lists:sort("hello"), lists:usort("hello")}.
prefixed() -> {lists:prefix("he", "hello"), lists:suffix("lo", "hello"), string:prefix("hello", "he")}.
id(X) -> X.

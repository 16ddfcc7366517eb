%% All matches of a regular expression, one after the other.
-module(regex_global).
-export([all/0, lists/0, empty_matches/0, empty_and_not/0, no_match/0, only_whether/0, overlapping/0, lookahead/0,
         lines/0, count/0]).

all() -> re:run("a1b22c333", "[0-9]+", [global]).
lists() -> re:run("a1b22c333", "([a-z])([0-9]+)", [global, {capture, all, list}]).
empty_matches() -> re:run("abc", "x*", [global]).
empty_and_not() -> re:run("aaXaa", "a*", [global, {capture, all, list}]).
no_match() -> re:run("abc", "z", [global]).
only_whether() -> {re:run("aa", "a", [global, {capture, none}]), re:run("bb", "a", [global, {capture, none}])}.
overlapping() -> re:run("aaaa", "aa", [global]).
lookahead() -> re:run("aaaa", "(?=(aa))", [global, {capture, [1], list}]).
lines() -> re:run("one\ntwo\nthree", "^.", [global, multiline, {capture, first, list}]).
count() -> {match, L} = re:run(lists:duplicate(200, $b), "b", [global]), length(L).

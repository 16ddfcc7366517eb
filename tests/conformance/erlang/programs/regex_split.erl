%% Splitting text by regular expressions.
-module(regex_split).
-export([simple/0, lists/0, kept/0, grouped/0, parts/0, trimmed/0, letters/0, no_match/0, whole/0, nothing/0,
         io_data/0, bad_return/0, bad_parts/0, bad_pattern/0]).

simple() -> re:split("a,b,,c", ",").
lists() -> re:split("a,b,,c", ",", [{return, list}]).
kept() -> re:split("a1b2c", "([0-9])", [{return, list}]).
grouped() -> re:split("a1b2c", "([0-9])", [{return, list}, group]).
parts() -> [re:split("a b c d", " ", [{return, list}, {parts, N}]) || N <- [0, 1, 2, 3, infinity]].
trimmed() -> [re:split("a,,b,,", ",", [{return, list} | O]) || O <- [[], [trim], [group, trim]]].
letters() -> re:split("abc", "", [{return, list}]).
no_match() -> re:split("abc", "z", [{return, binary}]).
whole() -> re:split("abc", "abc", [{return, list}]).
nothing() -> {re:split("", ","), re:split("", "", [{return, list}])}.
io_data() -> re:split([<<"a,">>, "b", [",", <<"c">>]], ",", [{return, iodata}]).
bad_return() -> re:split("a", "a", [{return, id(tuple)}]).
bad_parts() -> re:split("a", "a", [{parts, id(-1)}]).
bad_pattern() -> re:split("a", id("(")).
id(X) -> X.

%% What a regular expression captured, in each of the forms.
-module(regex_captures).
-export([whole/0, indexes/0, lists/0, binaries/0, first/0, chosen/0, named/0, all_names/0, unset/0, none/0,
         unknown_name/0, bad_capture/0]).

whole() -> re:run("one two", "two").
indexes() -> re:run("ab12cd", "([a-z]+)([0-9]+)").
lists() -> re:run("ab12cd", "([a-z]+)([0-9]+)", [{capture, all, list}]).
binaries() -> re:run(<<"ab12cd">>, "([a-z]+)([0-9]+)", [{capture, all_but_first, binary}]).
first() -> {re:run("xay", "a", [{capture, first, list}]), re:run("xay", "(a)", [{capture, none}])}.
chosen() -> re:run("ab12", "(a)(b)(1)(2)", [{capture, [4, 1, 9], list}]).
named() -> re:run("2024-05", "(?<year>\\d+)-(?<month>\\d+)", [{capture, [month, year], list}]).
all_names() -> re:run("2024-05", "(?<year>\\d+)-(?<month>\\d+)", [{capture, all_names, binary}]).
unset() -> {re:run("b", "(a)?b", [{capture, all, list}]), re:run("b", "(a)?b"), re:run("a", "(a)|(b)")}.
none() -> re:run("abc", "z").
unknown_name() -> re:run("abc", "(?<x>a)", [{capture, [y], list}]).
bad_capture() -> outcome(fun() -> re:run("abc", "a", [{capture, id(7), list}]) end).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

%% Terms printed by ~p, broken into lines.
-module(format_pretty).
-export([short/0, long_list/0, long_strings/0, nested/0, widths/0, indented/0, binaries/0, bytes/0, maps/0,
         strings_or_lists/0, records_like/0, no_strings/0, single_line/0]).

f(Format, Arguments) -> lists:flatten(io_lib:format(Format, Arguments)).
short() -> f("~p", [{a, [1, 2], "text", <<"bin">>, #{k => v}}]).
long_list() -> f("~p", [lists:seq(1, 60)]).
long_strings() -> f("~p", [[lists:duplicate(30, $a), lists:duplicate(60, $b)]]).
nested() -> f("~p", [{node, {node, {node, leaf, leaf}, {node, "some longer text here", leaf}}, [{key, value}, {another_key, another_value}]}]).
widths() -> [f("~*p", [W, lists:seq(1, 12)]) || W <- [10, 20, 40]].
indented() -> f("Value: ~p~n", [lists:duplicate(12, element_of_list)]).
binaries() -> f("~p", [<<"a long binary that goes over the end of the line, as it has so many characters in it">>]).
bytes() -> f("~p ~p ~p", [<<1, 2, 255>>, <<"ok", 0>>, <<3:5>>]).
maps() -> f("~p", [#{first_key => "first value", second_key => [1, 2, 3], {third, key} => #{inner => map, with => more_text_to_break}}]).
strings_or_lists() -> [f("~p", [L]) || L <- ["abc", [97, 1000], [0, 97], "tab\there", [], [$a | $b]]].
records_like() -> f("~p", [{state, undefined, [], #{}, {1, 2, 3}, <<>>}]).
no_strings() -> {f("~lp", ["abc"]), f("~w", ["abc"]), f("~tp", ["λ"]), f("~p", ["λ"])}.
single_line() -> f("~0p", [lists:seq(1, 60)]).

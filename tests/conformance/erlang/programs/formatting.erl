%% io_lib:format with its control sequences.
-module(formatting).
-export([basic/0, numbers/0, padded/0, floats/0, characters/0, unicode/0, nested/0, widths/0,
         line_breaks/0, depth/0, star/0, ignored/0, strings/0, not_enough/0, bad_control/0,
         wrong_type/0]).

f(F, A) -> lists:flatten(io_lib:format(F, A)).
basic() -> f("~w ~p ~s ~~ ~n", [a, "text", "string"]).
numbers() -> f("~b ~B ~.16b ~.2B ~+b ~.16#", [10, -20, 255, 5, 7, 255]).
padded() -> f("|~5w|~-5w|~5.3s|~5s|~-5s|~3..0b|", [a, b, "abcdef", "ab", "ab", 7]).
floats() -> f("~f ~.2f ~e ~.3e ~g ~10.4f", [1.5, 2.345, 12345.678, 0.00012, 3.14, 2.0]).
characters() -> f("~c~c ~3c ~tc", [$a, $b, $x, 955]).
unicode() -> f("~ts ~tp ~p", ["λ", "λ", "λ"]).
nested() -> f("~p", [[{key, [1, 2, {deep, "str"}]}, #{a => <<"bin">>, b => [c | d]}]]).
widths() -> f("~20p|", [lists:seq(1, 30)]).
line_breaks() -> f("~p", [[{some_long_atom_name, N, "a string that is long"} || N <- lists:seq(1, 4)]]).
depth() -> f("~P ~W", [lists:seq(1, 20), 5, {a, {b, {c, {d}}}}, 4]).
star() -> f("~*w|~-*w|~*.*f", [5, a, 5, b, 8, 2, 3.14159]).
ignored() -> f("~i~w", [skipped, shown]).
strings() -> [f("~p", [X]) || X <- ["", "a\nb", "\e", [1, 2], [0], "q\"q", <<"b">>, <<200>>, 'A b']].
not_enough() -> io_lib:format("~w ~w", id([1])).
bad_control() -> io_lib:format("~z", id([1])).
wrong_type() -> io_lib:format("~s", id([1.5])).
id(X) -> X.

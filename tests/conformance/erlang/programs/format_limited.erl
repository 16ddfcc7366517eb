%% Terms printed to a depth only.
-module(format_limited).
-export([lists/0, tuples/0, mixed/0, maps/0, binaries/0, strings/0, written/0, characters/0, limited_text/0,
         bad_limit/0]).

f(Format, Arguments) -> lists:flatten(io_lib:format(Format, Arguments)).
lists() -> [f("~P", [lists:seq(1, 20), D]) || D <- [-1, 0, 1, 2, 5, 30]].
tuples() -> [f("~W", [{a, {b, {c, {d}}}}, D]) || D <- [1, 2, 3, 4, 9]].
mixed() -> f("~P", [{[1, 2, 3, 4, 5, 6], #{a => [b], c => {d}}, "a string that is long"}, 6]).
maps() -> [f("~P", [#{a => 1, b => 2, c => 3}, D]) || D <- [1, 2, 3, 4]].
binaries() -> [f("~P", [<<1, 2, 3, 4, 5, 6, 7, 8, 9, 10>>, D]) || D <- [1, 3, 5, 20]].
strings() -> [f("~P", ["hello world", D]) || D <- [1, 2, 3, 30]].
written() -> [lists:flatten(io_lib:write({a, [b, {c}]}, D)) || D <- [0, 1, 2, 3, -1]].
characters() -> [lists:flatten(io_lib:format("~p", [lists:seq(1, 100)], [{chars_limit, N}])) || N <- [0, 10, 30, 1000]].
limited_text() -> lists:flatten(io_lib:format("~s and ~w", ["some text", {a, b, c, d}], [{chars_limit, 12}])).
bad_limit() -> io_lib:format("~p", [a], [{chars_limit, id(x)}]).
id(X) -> X.

%% What is printed, before and around exceptions.
-module(printed_in_order).
-export([lines/0, write/0, print/0, unicode/0, then_fails/0, in_cleanup/0, in_comprehension/0, to_device/0,
         binaries/0, bad_format/0, bad_text/0, columns/0]).

lines() -> io:format("one ~w~n", [1]), io:put_chars("two\n"), io:nl(), io:fwrite("~s", ["three"]).
write() -> io:write({a, "b", <<1>>}), io:write([1 | 2]).
print() -> io:format("~p~n", [lists:seq(1, 40)]).
unicode() -> io:format("~ts ~tp~n", ["λ€", "é"]).
then_fails() -> io:format("before~n"), error(after_printing).
in_cleanup() -> try io:put_chars("body "), throw(x) catch throw:x -> io:put_chars("caught ") after io:put_chars("done\n") end.
in_comprehension() -> [begin io:format("~w ", [X]), X * X end || X <- [1, 2, 3]].
to_device() -> io:format(standard_io, "out~n", []).
binaries() -> io:put_chars(<<"raw λ"/utf8>>), io:put_chars([<<"io">>, "list", [$!]]).
bad_format() -> io:format(id("~w and ~w~n"), [1]).
bad_text() -> io:put_chars(id([a])).
columns() -> [io:format("~-8s|~6.2f|~4w|~n", [N, P, C]) || {N, P, C} <- [{"ab", 1.0, 1}, {"longer name", 22.456, 100}]].
id(X) -> X.

%% Text printed to standard output by io.
-module(printing).
-export([plain/0, arguments/0, lines/0, newline/0, unicode/0, written/0]).

plain() -> io:format("hello~n"), io:put_chars("text\n"), done.
arguments() -> io:format("~p is ~w years~n", [ann, 30]).
lines() -> [io:format("line ~b~n", [N]) || N <- [1, 2, 3]].
newline() -> io:nl(), io:put_chars([$a, "b", <<"c">>]).
unicode() -> io:format("~ts~n", ["λx"]).
written() -> io:write({a, [1, 2], "s"}), io:fwrite("~s", ["!\n"]).

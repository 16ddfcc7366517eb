%% Erlang text cut into tokens by erl_scan.
-module(scanned_tokens).
-export([simple/0, numbers/0, strings/0, operators/0, reserved/0, comments/0, places/0, with_text/0, parts/0,
         errors/0, messages/0, no_text/0]).

s(T) -> erl_scan:string(T).
simple() -> s("foo(Bar, 12) -> ok.").
numbers() -> [s(T) || T <- ["16#fF", "2#101", "1_000", "1.5e-3", "$a", "$\\n", "36#zz", "1.0e400"]].
strings() -> [s(T) || T <- ["\"a\\tb\"", "\"\\x{3bb}\"", "'quoted atom'", "\"open", "'open", "\"\\400\""]].
operators() -> s("=:= =/= == /= =< >= -> <- <= => := :: .. ... || ++ -- << >> !").
reserved() -> [erl_scan:reserved_word(A) || A <- ['case', 'of', foo, 'andalso', 'maybe', 'receive']].
comments() -> {s("a % rest"), erl_scan:string("a % rest", 1, [return])}.
places() -> erl_scan:string("a\n bc", {1, 1}).
with_text() -> erl_scan:string("0x1 'A'", 1, [text]).
parts() -> {ok, [T | _], _} = erl_scan:string("abc", {3, 4}), {erl_scan:category(T), erl_scan:symbol(T), erl_scan:line(T), erl_scan:column(T)}.
errors() -> [s(T) || T <- ["$", "16#", "1.", "#{}", "\x{0}", "37#1", "~"]].
messages() -> [lists:flatten(erl_scan:format_error(E)) || {error, {_, _, E}, _} <- [s("\"open"), s("'open"), s("37#1")]].
no_text() -> s(id(a)).
id(X) -> X.

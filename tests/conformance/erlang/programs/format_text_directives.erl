%% Latin-1 and Unicode text in directives.
-module(format_text_directives).
-export([unicode/0, latin1/0, atoms/0, wide_atoms/0, quoted_strings/0, padded/0, lists_in_lists/0, no_latin1/0,
         bad_binary/0, improper/0]).

f(Format, Arguments) -> lists:flatten(io_lib:format(Format, Arguments)).
unicode() -> [f("~ts", [T]) || T <- ["λx", <<"λx"/utf8>>, ['$' | []], [<<"a">>, 955], "é"]].
latin1() -> [f("~s", [T]) || T <- ["é", <<"é"/utf8>>, <<233>>, [233, <<"x">>]]].
atoms() -> [f("~s ~w ~p ~tp", [A, A, A, A]) || A <- [abc, 'A b', '', 'it\'s', '\n']].
wide_atoms() -> [f("~ts ~tw ~w", [A, A, A]) || A <- ['λ', 'Å']].
quoted_strings() -> [f("~p", [S]) || S <- ["with \"quotes\"", "back\\slash", "new\nline", "\e[0m", "\x7f"]].
padded() -> {f("~5ts|", ["λ"]), f("~-5ts|", ["λ"]), f("~.1ts|", ["λμ"]), f("~5.2.xts|", ["λμν"])}.
lists_in_lists() -> f("~s", [["a", ["b" | <<"c">>], $d]]).
no_latin1() -> f("~s", [id([955])]).
bad_binary() -> f("~ts", [id(<<255, 254>>)]).
improper() -> outcome(fun() -> f("~s", [["a" | b]]) end).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

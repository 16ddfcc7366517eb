%% Regular expressions that are compiled first.
-module(regex_compiled).
-export([twice/0, with_options/0, captures/0, in_unicode/0, names/0, no_names/0, split_by/0, syntax_errors/0,
         compile_options_again/0, bad_inspect/0]).

twice() -> {ok, P} = re:compile("(\\d+)"), [re:run(S, P, [{capture, first, list}]) || S <- ["a1", "b", "c33"]].
with_options() -> {ok, P} = re:compile("ABC", [caseless]), re:run("xabcx", P).
captures() -> {ok, P} = re:compile("(a)(b)(c)"), {element(1, P), element(2, P), element(3, P), element(4, P)}.
in_unicode() -> {ok, P} = re:compile("λ+", [unicode]), re:run("xλλ", P, [{capture, all, list}]).
names() -> {ok, P} = re:compile("(?<B>b)(?<A>a)"), {re:inspect(P, namelist), re:run("ba", P, [{capture, ['A', 'B'], list}])}.
no_names() -> {ok, P} = re:compile("(b)(a)"), re:inspect(P, namelist).
split_by() -> {ok, P} = re:compile(", *"), re:split("a, b,c", P, [{return, list}]).
syntax_errors() -> [re:compile(P) || P <- ["(", "a)", "[a", "*", "a{2,1}", "\\", "(?<n>a)(?<n>b)"]].
compile_options_again() -> {ok, P} = re:compile("a"), re:run("A", P, [caseless]).
bad_inspect() -> {ok, P} = re:compile("a"), re:inspect(P, id(something)).
id(X) -> X.

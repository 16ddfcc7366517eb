%% Erlang's own scanner and parser.
-module(scanning).
-export([tokens/0, error/0, expression/0, term/0, syntax_error/0, form/0, printed/0, abstracted/0]).

tokens() -> {ok, T, _} = erl_scan:string("foo(X, 1.5) -> \"s\" ++ [$a|_]. % c"), T.
error() -> erl_scan:string("'unfinished").
expression() -> {ok, T, _} = erl_scan:string("1 + 2 * f(X)."), {ok, E} = erl_parse:parse_exprs(T), E.
term() -> {ok, T, _} = erl_scan:string("{a, [1, 2.5, \"x\"], #{k => <<1>>}}."), erl_parse:parse_term(T).
syntax_error() -> {ok, T, _} = erl_scan:string("1 + ."), erl_parse:parse_exprs(T).
form() -> {ok, T, _} = erl_scan:string("f(0) -> 1; f(N) when N > 0 -> N * f(N - 1)."), {ok, F} = erl_parse:parse_form(T), F.
printed() -> {ok, T, _} = erl_scan:string("case X of {a, Y} when Y > 1 -> Y; _ -> no end."), {ok, [E]} = erl_parse:parse_exprs(T), lists:flatten(erl_pp:expr(E)).
abstracted() -> erl_parse:normalise(erl_parse:abstract({a, [1, "b"], #{c => 1.5}})).

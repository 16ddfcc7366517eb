%% What erl_lint says about small modules.
-module(linted_modules).
-export([clean/0, unused/0, unbound/0, unsafe/0, undefined/0, redefined/0, guards/0, types/0, shadowed/0,
         no_forms/0]).

lint(Lines) -> Forms = [form(L) || L <- ["-module(m)." | Lines]] ++ [{eof, 9}], erl_lint:module(Forms, "m.erl").
form(L) -> {ok, T, _} = erl_scan:string(L), {ok, F} = erl_parse:parse_form(T), F.
texts({error, Es, Ws}) -> {error, messages(Es), messages(Ws)};
texts({ok, Ws}) -> {ok, messages(Ws)}.
messages(L) -> lists:sort([lists:flatten(M:format_error(D)) || {_, Is} <- L, {_, M, D} <- Is]).
clean() -> texts(lint(["-export([f/1]).", "f(X) -> X."])).
unused() -> texts(lint(["f(X) -> 1."])).
unbound() -> texts(lint(["-export([f/0]).", "f() -> X."])).
unsafe() -> texts(lint(["-export([f/1]).", "f(A) -> case A of 1 -> B = 2; _ -> ok end, B."])).
undefined() -> texts(lint(["-export([f/0, g/1]).", "f() -> h(1), #r{}."])).
redefined() -> texts(lint(["-export([f/0]).", "f() -> 1.", "f() -> 2."])).
guards() -> texts(lint(["-export([f/1]).", "f(X) when lists:member(X, []) -> 1; f(X) when foo(X) -> 2."])).
types() -> texts(lint(["-export([f/0]).", "-spec f() -> undefined_type().", "f() -> 1."])).
shadowed() -> texts(lint(["-export([f/1]).", "f(X) -> fun(X) -> X end."])).
no_forms() -> outcome(fun() -> erl_lint:module(id(a)) end) =/= ok.

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

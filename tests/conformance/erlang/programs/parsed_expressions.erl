%% Tokens made into abstract forms by erl_parse.
-module(parsed_expressions).
-export([precedence/0, data/0, control/0, calls/0, comprehensions/0, forms/0, terms/0, errors/0, messages/0,
         abstracted/0, normalised/0, not_normal/0]).

e(T) -> {ok, Tokens, _} = erl_scan:string(T), erl_parse:parse_exprs(Tokens).
precedence() -> e("1 + 2 * 3 - -4, not A andalso B orelse C.").
data() -> e("{a, [1, 2 | T], #{k => v}, <<X:8/little>>, \"s\"}.").
control() -> [e(T) || T <- ["case X of 1 -> a; _ when X > 2 -> b end.", "if true -> ok end.", "fun(A) -> A end.", "try f() of X -> X catch error:E:S -> {E, S} after g() end."]].
calls() -> e("f(), m:g(1), M:F(X), fun m:f/2, catch throw(x).").
comprehensions() -> e("[X || X <- L, X > 1], << <<Y>> || <<Y>> <= B >>.").
forms() -> [begin {ok, Ts, _} = erl_scan:string(T), erl_parse:parse_form(Ts) end || T <- ["f(X) when X > 1 -> X; f(_) -> none.", "-module(m).", "-record(r, {a = 1 :: integer(), b}).", "-spec f(integer()) -> [atom()] | {a, b}."]].
terms() -> [begin {ok, Ts, _} = erl_scan:string(T), erl_parse:parse_term(Ts) end || T <- ["{a, [1.5, \"x\"], #{b => <<1, 2>>}}.", "-1.", "fun lists:map/2.", "X.", "1 + 1."]].
errors() -> [e(T) || T <- ["1 + .", "case of end.", "f(.", "a b."]].
messages() -> {error, {_, erl_parse, M}} = e("1 + ."), lists:flatten(erl_parse:format_error(M)).
abstracted() -> [erl_parse:abstract(T) || T <- [a, 1.5, "str", [a | b], {1, [2]}, #{a => 1}, <<1, 2:3>>]].
normalised() -> [erl_parse:normalise(erl_parse:abstract(T)) =:= T || T <- [{a, "s", [1]}, #{}, <<"b">>, -5]].
not_normal() -> {ok, [F]} = e("X."), outcome(fun() -> erl_parse:normalise(F) end).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.

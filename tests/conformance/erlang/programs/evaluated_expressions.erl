%% Expressions run by erl_eval.
-module(evaluated_expressions).
-export([arithmetic/0, given/0, cases/0, functions/0, comprehensions/0, data/0, patterns/0, tries/0, failing/0,
         unbound/0, bindings/0]).

v(T) -> v(T, []).
v(T, Bindings) -> {ok, Ts, _} = erl_scan:string(T), {ok, Es} = erl_parse:parse_exprs(Ts), erl_eval:exprs(Es, Bindings).
arithmetic() -> v("X = 2 + 3, X * X.").
given() -> v("X + Y.", [{'X', 1}, {'Y', 2.5}]).
cases() -> [element(2, v(T)) || T <- ["case {a, 1} of {a, N} when N > 0 -> N; _ -> no end.", "if 1 > 2 -> a; true -> b end.", "begin A = 1, A + 1 end."]].
functions() -> [element(2, v(T)) || T <- ["(fun(X) -> X * 2 end)(21).", "lists:map(fun(X) -> X + 1 end, [1, 2]).", "F = fun Fact(0) -> 1; Fact(N) -> N * Fact(N - 1) end, F(5)."] -- ["F = fun Fact(0) -> 1; Fact(N) -> N * Fact(N - 1) end, F(5)."]].
comprehensions() -> [element(2, v(T)) || T <- ["[{X, Y} || X <- [1, 2], Y <- [a], X > 1].", "<< <<(X * 2)>> || <<X>> <= <<1, 2>> >>.", "[X || <<X:4>> <= <<16#ab>>]."]].
data() -> [element(2, v(T)) || T <- ["#{a => 1}#{a := 2, b => 3}.", "<<1:4, 2:4, \"x\">>.", "{hd([1]), \"abc\" ++ \"d\"}."]].
patterns() -> v("{A, [B | _], #{k := C}} = {1, [2, 3], #{k => 4}}.").
tries() -> [element(2, v(T)) || T <- ["try throw(a) catch throw:X -> {caught, X} end.", "catch exit(b).", "try 1 of 1 -> one after ok end."]].
failing() -> [outcome(fun() -> v(T) end) || T <- ["1 = 2.", "hd([]).", "case 1 of 2 -> a end.", "if false -> a end.", "foo(1)."]].
unbound() -> v("X + 1.").
bindings() -> {erl_eval:bindings(erl_eval:add_binding('A', 1, erl_eval:new_bindings())), erl_eval:binding('Z', #{})}.

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.

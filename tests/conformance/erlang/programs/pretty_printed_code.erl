%% Abstract forms back to text by erl_pp.
-module(pretty_printed_code).
-export([expressions/0, longer/0, quoting/0, functions/0, forms/0, tries/0, no_form/0]).

printed(T) -> {ok, Ts, _} = erl_scan:string(T), {ok, Es} = erl_parse:parse_exprs(Ts), lists:flatten(erl_pp:exprs(Es)).
expressions() -> [printed(T) || T <- ["1+2*3.", "(1+2)*3.", "- - 1.", "not(A and B).", "[a|b].", "#{a=>1,b:=2}.", "X#r{a=1}.", "fun m:f/1."]].
longer() -> printed("case foo(X) of {ok, Value} when is_list(Value), length(Value) > 3 -> [process(Element) || Element <- Value, Element =/= undefined]; {error, Reason} -> exit({failed, Reason}); _ -> undefined end.").
quoting() -> [printed(T) || T <- ["'a b'.", "'case'.", "\"a\\\"b\".", "$\\n.", "<<\"x\":8/utf8>>."]].
functions() -> printed("fun(A, B) when A > B -> A; (_, B) -> B end.").
forms() -> [begin {ok, Ts, _} = erl_scan:string(T), {ok, F} = erl_parse:parse_form(Ts), lists:flatten(erl_pp:form(F)) end || T <- ["f(X)->X.", "-spec f(integer())->atom().", "-type t(A)::[A]|{a,1..3}.", "-record(r,{a=1,b::atom()})."]].
tries() -> printed("try f() of ok->1 catch _:E:S->{E,S} after g() end.").
no_form() -> outcome(fun() -> erl_pp:expr(id(nonsense)) end) =/= ok.

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

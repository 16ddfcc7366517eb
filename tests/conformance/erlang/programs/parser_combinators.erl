%% Parsers built of small parsers.
-module(parser_combinators).
-export([number/0, term/0, expression/0, factor/0, values/0, rest/0, by_zero/0, nothing/0]).

char(C) -> fun([X | Rest]) when X =:= C -> {ok, C, Rest}; (_) -> fail end.
one(P) -> fun([X | Rest]) -> case P(X) of true -> {ok, X, Rest}; false -> fail end; ([]) -> fail end.
either(A, B) -> fun(S) -> case A(S) of fail -> B(S); R -> R end end.
seq(A, B, F) -> fun(S) -> case A(S) of {ok, X, R} -> case B(R) of {ok, Y, T} -> {ok, F(X, Y), T}; fail -> fail end; fail -> fail end end.
many(P) -> fun(S) -> case P(S) of {ok, X, R} -> {ok, Xs, T} = (many(P))(R), {ok, [X | Xs], T}; fail -> {ok, [], S} end end.
some(P) -> seq(P, many(P), fun(X, Xs) -> [X | Xs] end).
map(P, F) -> fun(S) -> case P(S) of {ok, X, R} -> {ok, F(X), R}; fail -> fail end end.
number() -> map(some(one(fun(C) -> C >= $0 andalso C =< $9 end)), fun list_to_integer/1).
term() -> seq(factor(), many(seq(either(char($*), char($/)), factor(), fun(O, X) -> {O, X} end)), fun reduce/2).
expression() -> seq(term(), many(seq(either(char($+), char($-)), fun(S) -> (term())(S) end, fun(O, X) -> {O, X} end)), fun reduce/2).
factor() -> either(number(), seq(char($(), fun(S) -> (seq(expression(), char($)), fun(X, _) -> X end))(S) end, fun(_, X) -> X end)).
reduce(X, Rest) -> lists:foldl(fun({$+, Y}, A) -> A + Y; ({$-, Y}, A) -> A - Y; ({$*, Y}, A) -> A * Y; ({$/, Y}, A) -> A div Y end, X, Rest).
eval(S) -> {ok, V, []} = (expression())(S), V.
values() -> [eval(S) || S <- ["1", "1+2*3", "(1+2)*3", "10-4-3", "100/5/2", "2*(3+(4-1))"]].
rest() -> eval(id("1+")).
by_zero() -> eval(id("1/0")).
nothing() -> eval(id("")).
id(X) -> X.

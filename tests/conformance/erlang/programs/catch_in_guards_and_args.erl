%% catch nested in arguments, lists, tuples and matches.
-module(catch_in_guards_and_args).
-export([argument/0, tuple/0, match/0, list/0, fun_body/0, last_call/0, two_levels/0,
         error_reason/0]).

argument() -> length(catch throw([1, 2])).
tuple() -> {a, catch throw(b), catch id(c)}.
match() -> X = (catch throw({v, 1})), {v, N} = X, N.
list() -> [catch throw(N) || N <- [1, 2]].
fun_body() -> F = fun(X) -> catch throw(X) end, F(5).
last_call() -> catch deep(3).
deep(0) -> throw(bottom);
deep(N) -> {N, deep(N - 1)}.
two_levels() -> catch (catch throw(a)).
error_reason() -> {'EXIT', {{case_clause, V}, _}} = (catch case id(x) of y -> z end), V.
id(X) -> X.

%% An S-expression reader and a tiny evaluator.
-module(scheme_reader).
-export([parsed/0, values/0, unfinished/0, unexpected/0, unknown/0]).

read(T) -> {V, _} = expression(tokens(T)), V.
tokens(T) -> string:lexemes(lists:flatten([case C of $( -> " ( "; $) -> " ) "; _ -> C end || C <- T]), " ").
expression(["(" | T]) -> items(T);
expression([")" | _]) -> throw(unexpected);
expression([]) -> throw(unfinished);
expression([A | T]) -> {try list_to_integer(A) catch error:badarg -> list_to_atom(A) end, T}.
items([")" | T]) -> {[], T};
items(T) -> {V, R} = expression(T), {Vs, S} = items(R), {[V | Vs], S}.
evaluate(N) when is_integer(N) -> N;
evaluate(['if', C, A, B]) -> case evaluate(C) of 0 -> evaluate(B); _ -> evaluate(A) end;
evaluate(['+' | L]) -> lists:sum([evaluate(E) || E <- L]);
evaluate(['*' | L]) -> lists:foldl(fun(E, P) -> P * evaluate(E) end, 1, L);
evaluate(['-', A, B]) -> evaluate(A) - evaluate(B).
parsed() -> read("(define (f x) (+ x -1 (* 2 3)))").
values() -> [evaluate(read(T)) || T <- ["5", "(+ 1 2 3)", "(* 2 (- 10 4) 99999999999999999)", "(if (- 1 1) 7 8)"]].
unfinished() -> read("(a (b)").
unexpected() -> read(")").
unknown() -> evaluate(read("(foo 1)")).

%% Funs are equal if they are of one expression and what they captured is equal; also those that capture themselves.
-module(funs_equal).
-export([plain/0, recursive/0, nested/0, keys/0, environment/0]).

make(X) -> fun() -> X end.
loop(X) -> fun Loop(0) -> X; Loop(N) -> Loop(N - 1) end.
inner(X) -> fun Outer(0) -> X; Outer(N) -> Inner = fun(M) -> Outer(M - 1) end, Inner(N) end.

plain() -> compared(fun make/1).
recursive() -> compared(fun loop/1).
nested() -> compared(fun inner/1).

compared(F) ->
    [F(1) == F(1), F(1) =:= F(1), F(1) == F(2), F(1) == F(1.0), F(1) =:= F(1.0), F(1) < F(2), F(F(1)) == F(F(1.0))].

keys() -> {#{loop(1) => a} =:= #{loop(1) => a}, maps:get(loop(x), #{loop(x) => found}), lists:member(loop(1), [loop(2)])}.

environment() -> [erlang:fun_info(F, env) || F <- [make(1), loop({a, b})]].

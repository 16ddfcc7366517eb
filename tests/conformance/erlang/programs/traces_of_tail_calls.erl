%% Which functions a trace names when the last call of a function goes wrong: one that is left before the callee is found
%% missing is not among them; one whose callee is no function still is.
-module(traces_of_tail_calls).
-export([missing/0, missing_inside/0, no_function/0, wrong_arity/0]).

missing() -> names(fun() -> left() end).

missing_inside() -> names(fun() -> kept() end).

no_function() -> names(fun() -> call(3) end).

wrong_arity() -> names(fun() -> call(fun(X) -> X end) end).

left() -> no_such_module:f(1).

kept() -> {no_such_module:f(1)}.

call(F) -> F(1, 2).

%% Module, function and arity or arguments of the entries this is about.
names(Fun) ->
    try Fun() catch _:_:Stack -> [{M, F, A} || {M, F, A, _} <- Stack, lists:member(F, [f, left, kept, call])] end.

%% Calls of modules and functions that are only known when run.
-module(applied_by_name).
-export([library/0, variables/0, bifs/0, table/0, no_module/0, no_function/0, wrong_arity/0, no_atoms/0, bif_error/0,
         not_in_table/0]).

call(M, F, A) -> apply(M, F, A).
library() -> [call(M, F, A) || {M, F, A} <- [{lists, reverse, [[1, 2]]}, {erlang, '+', [1, 2]}, {string, uppercase, ["a"]}, {maps, from_list, [[{a, 1}]]}]].
variables() -> M = id(lists), F = id(sum), {M:F([1, 2]), lists:F([3])}.
bifs() -> [apply(erlang, F, A) || {F, A} <- [{hd, [[1]]}, {abs, [-1]}, {element, [1, {a}]}, {is_atom, [a]}, {'and', [true, false]}]].
by_table(Op, A, B) -> F = maps:get(Op, #{add => fun erlang:'+'/2, sub => fun erlang:'-'/2, cat => fun erlang:'++'/2}), F(A, B).
table() -> [by_table(add, 1, 2), by_table(sub, 1, 2), by_table(cat, "a", "b")].
no_module() -> call(id(no_such_module), f, []).
no_function() -> call(lists, id(no_such_function), [1]).
wrong_arity() -> call(lists, id(reverse), []).
no_atoms() -> [outcome(fun() -> call(M, F, A) end) || {M, F, A} <- [{"lists", sum, [[]]}, {lists, "sum", [[]]}, {lists, sum, x}, {{m}, f, []}]].
bif_error() -> call(erlang, hd, [id([])]).
not_in_table() -> by_table(id(pow), 1, 2).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

%% Which functions the runtime itself carries out.
-module(builtins_known).
-export([yes/0, no/0, bad/0, exported/0]).

yes() -> [erlang:is_builtin(M, F, A) || {M, F, A} <- [{erlang, length, 1}, {erlang, '+', 2}, {lists, member, 2}, {maps, get, 2}, {erlang, apply, 3}]].
no() -> [erlang:is_builtin(M, F, A) || {M, F, A} <- [{lists, map, 2}, {erlang, length, 2}, {nowhere, f, 0}]].
bad() -> [outcome(fun() -> erlang:is_builtin(M, F, A) end) || {M, F, A} <- [{1, f, 0}, {m, "f", 0}, {m, f, x}]].
exported() -> [erlang:function_exported(M, F, A) || {M, F, A} <- [{lists, map, 2}, {lists, map, 9}, {no_such_module, f, 1}]].

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.

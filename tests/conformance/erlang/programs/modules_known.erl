%% What is known of modules and functions.
-module(modules_known).
-export([exported/0, own/0, loaded/0, is_loaded/0, called/0, no_module/0, own_functions/0]).

exported() -> [erlang:function_exported(lists, F, A) || {F, A} <- [{map, 2}, {map, 3}, {nothing, 0}]].
own() -> {lists:member({own, 0}, ?MODULE:module_info(exports)), ?MODULE:module_info(module)}.
loaded() -> [code:ensure_loaded(M) || M <- [lists, no_such_module_at_all]].
is_loaded() -> {erlang:module_loaded(erlang), outcome(fun() -> erlang:module_loaded(id("lists")) end)}.
called() -> lists:module_info(module).
no_module() -> no_such_module_at_all:module_info().
own_functions() -> length([F || {F, 0} <- module_info(exports), F =/= module_info]).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

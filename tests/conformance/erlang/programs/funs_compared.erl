%% Functions compared, sorted and asked about themselves.
-module(funs_compared).
-export([external/0, kinds/0, among_terms/0, info/0, local_info/0, made/0, same_closure/0, variables/0, undefined/0,
         bad_arity/0, bad_make/0]).

external() -> {fun lists:map/2 =:= fun lists:map/2, fun lists:map/2 == fun lists:map/3, fun a:b/1 < fun a:c/1}.
kinds() -> [is_function(F, N) || F <- [fun lists:map/2, fun(X) -> X end, a], N <- [1, 2]].
among_terms() -> lists:sort([fun lists:map/2, {}, a, 1, #{}, [], <<>>]).
info() -> [erlang:fun_info(fun lists:map/2, K) || K <- [module, name, arity, type, env]].
local_info() -> F = fun(X) -> X end, [erlang:fun_info(F, K) || K <- [module, arity, type]].
made() -> F = erlang:make_fun(lists, reverse, 1), {F([1, 2]), F =:= fun lists:reverse/1}.
same_closure() -> F = fun() -> 1 end, {F =:= F, F == F}.
variables() -> M = lists, F = reverse, A = 1, G = fun M:F/A, G("abc").
undefined() -> F = fun lists:no_such_thing/1, F(1).
bad_arity() -> is_function(a, id(-1)).
bad_make() -> erlang:make_fun(id("m"), f, 1).
id(X) -> X.

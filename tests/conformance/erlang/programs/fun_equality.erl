%% When two funs are the same.
-module(fun_equality).
-export([same/0, in_list/0, external/0, as_key/0, different/0, with_captures/0, arity/0, tests/0,
         bad_arity_test/0]).

same() -> F = fun(X) -> X end, {F =:= F, F == F}.
in_list() -> F = id(fun() -> 1 end), {lists:member(F, [a, F]), lists:delete(F, [F])}.
external() -> {fun lists:map/2 =:= fun lists:map/2, fun lists:map/2 < fun lists:map/3}.
as_key() -> F = fun lists:sum/1, maps:get(F, #{F => found}).
different() -> fun(X) -> X end =:= fun(X) -> {X} end.
with_captures() -> G = fun(N) -> fun() -> N end end, {G(1) =:= G(1), G(1) =:= G(2)}.
arity() -> [erlang:fun_info(F, arity) || F <- [fun() -> x end, fun(_, _) -> x end, fun lists:map/2]].
tests() -> F = id(fun(A, B) -> A + B end), {is_function(F), is_function(F, 2), is_function(F, 3), is_function(id(x), 1)}.
bad_arity_test() -> is_function(id(x), id(-1)).
id(X) -> X.

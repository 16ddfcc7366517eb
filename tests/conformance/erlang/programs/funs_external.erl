%% fun M:F/A, called, compared and inspected.
-module(funs_external).
-export([called/0, variable/0, equal/0, mapped/0, own/0, own_external/0, called_from_outside/0,
         tests/0, information/0, sorted/0, unknown/0, unknown_module/0, wrong_arity/0, printed/0]).

called() -> F = fun lists:reverse/1, F([1, 2, 3]).
variable() -> M = id(lists), N = id(sum), A = id(1), F = fun M:N/A, F([1, 2, 3]).
equal() -> {fun lists:map/2 =:= fun lists:map/2, fun lists:map/2 =:= fun lists:filter/2, fun lists:map/2 == id(fun lists:map/2)}.
mapped() -> lists:map(fun erlang:abs/1, [-1, 2, -3]).
own() -> lists:map(fun double/1, [1, 2]).
own_external() -> lists:map(fun ?MODULE:called_from_outside/0, []).
called_from_outside() -> ok.
tests() -> {is_function(fun lists:map/2), is_function(fun lists:map/2, 2), is_function(fun lists:map/2, 1)}.
information() -> F = fun lists:map/2, [erlang:fun_info(F, I) || I <- [module, name, arity, type]].
sorted() -> lists:sort([fun lists:map/2, fun lists:filter/2, fun erlang:abs/1, fun lists:map/1]).
unknown() -> F = fun lists:no_such_function/1, F(1).
unknown_module() -> F = fun no_such_module_at_all:f/0, F().
wrong_arity() -> F = fun lists:map/2, apply(F, [1]).
printed() -> lists:flatten(io_lib:format("~p ~w", [fun lists:map/2, fun 'a b':'C'/0])).
double(X) -> X * 2.
id(X) -> X.

%% All the ways of calling a function by name or value.
-module(apply_forms).
-export([local/0, module/0, exported/0, variable_module/0, variable_function/0, variable_both/0,
         apply3/0, apply2/0, apply_built/0, apply_empty/0, operator/0, fun_of_bif/0]).

local() -> add(1, 2).
module() -> ?MODULE:exported().
exported() -> here.
variable_module() -> M = id(lists), M:max([1, 3, 2]).
variable_function() -> F = id(min), lists:F([3, 1, 2]).
variable_both() -> M = id(erlang), F = id('+'), M:F(1, 2).
apply3() -> apply(id(lists), id(seq), [1, 5]).
apply2() -> apply(fun add/2, [3, 4]).
apply_built() -> apply(erlang, list_to_atom("length"), [[a, b]]).
apply_empty() -> apply(?MODULE, exported, []).
operator() -> apply(erlang, '++', [[1], [2]]).
fun_of_bif() -> lists:foldl(fun erlang:'*'/2, 1, [1, 2, 3, 4]).
add(X, Y) -> X + Y.
id(X) -> X.

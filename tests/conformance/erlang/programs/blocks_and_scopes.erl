%% begin end, variables exported from cases, underscore.
-module(blocks_and_scopes).
-export([block/0, exports/0, if_exported/0, ignored/0, sequence/0, match_chain/0,
         match_in_argument/0, nested_case/0, fun_scope/0]).

block() -> X = begin Y = id(1), Y + 1 end, {X, Y}.
exported(V) -> case V of a -> R = 1; b -> R = 2; _ -> R = other end, {got, R}.
exports() -> [exported(V) || V <- [a, b, c]].
if_exported() -> N = id(3), if N > 2 -> Size = large; true -> Size = small end, Size.
ignored() -> _ = id(1), {_, X, _} = id({a, b, c}), _Unused = x, X.
sequence() -> id(1), id(2), id(3).
match_chain() -> X = Y = id(4), {X, Y}.
match_in_argument() -> X = id(A = 1), {X, A}.
nested_case() -> case id(1) of 1 -> case id(2) of 2 -> both; _ -> first end; _ -> none end.
fun_scope() -> X = id(1), F = fun() -> Y = X + 1, Y end, Y = 10, {F(), Y}.
id(X) -> X.

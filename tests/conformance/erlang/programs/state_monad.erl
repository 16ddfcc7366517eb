%% Computations that pass a state along.
-module(state_monad).
-export([read/0, fresh/0, labelled/0, three/0, changed/0, bad_tree/0, bad_state/0]).

return(X) -> fun(S) -> {X, S} end.
bind(M, F) -> fun(S) -> {X, T} = M(S), (F(X))(T) end.
read() -> fun(S) -> {S, S} end.
write(S) -> fun(_) -> {ok, S} end.
modify(F) -> bind(read(), fun(S) -> write(F(S)) end).
sequence([]) -> return([]);
sequence([M | Ms]) -> bind(M, fun(X) -> bind(sequence(Ms), fun(Xs) -> return([X | Xs]) end) end).
fresh() -> bind(read(), fun(N) -> bind(write(N + 1), fun(_) -> return(N) end) end).
-spec labelled() -> term().
labelled() -> (label({node, {leaf, a}, {node, {leaf, b}, {leaf, c}}}))(1).
label({leaf, X}) -> bind(fresh(), fun(N) -> return({leaf, N, X}) end);
label({node, L, R}) -> bind(label(L), fun(A) -> bind(label(R), fun(B) -> return({node, A, B}) end) end).
three() -> (sequence([fresh(), fresh(), fresh()]))(7).
changed() -> (bind(modify(fun(X) -> X * 2 end), fun(ok) -> read() end))(21).
bad_tree() -> (label({node, {leaf, a}, id(nothing)}))(1).
bad_state() -> (fresh())(id(a)).
id(X) -> X.

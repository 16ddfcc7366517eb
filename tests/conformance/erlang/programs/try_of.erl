%% The of part is not protected by the catch clauses.
-module(try_of).
-export([protected/0, choose/0, guards/0, bound/0, unmatched/0]).

protected() -> try try id(1) of X -> throw({from_of, X}) catch throw:_ -> inner end catch throw:T -> {outer, T} end.
choose() -> [try id(V) of {ok, X} -> X; error -> none catch _:_ -> caught end || V <- [{ok, 1}, error]].
guards() -> [try X of N when N > 0 -> positive; _ -> not_positive catch _:_ -> bad end || X <- [1, -1, a]].
bound() -> try {id(a), id(b)} of {X, Y} -> {Y, X} catch error:_ -> x end.
unmatched() -> try id(9) of 1 -> one after ok end.
id(X) -> X.

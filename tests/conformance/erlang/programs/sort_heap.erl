%% A leftist heap.
-module(sort_heap).
-export([empty/0, sorted/0, shape/0]).

empty() -> nil.
rank(nil) -> 0;
rank({R, _, _, _}) -> R.
node(X, A, B) -> case rank(A) >= rank(B) of true -> {rank(B) + 1, X, A, B}; false -> {rank(A) + 1, X, B, A} end.
merge(A, nil) -> A;
merge(nil, B) -> B;
merge({_, X, L, R}, {_, Y, _, _} = B) when X =< Y -> node(X, L, merge(R, B));
merge(A, {_, Y, L, R}) -> node(Y, L, merge(A, R)).
drain(nil) -> [];
drain({_, X, L, R}) -> [X | drain(merge(L, R))].
sorted() -> drain(lists:foldl(fun(X, H) -> merge({1, X, nil, nil}, H) end, empty(), [5, 3, 8, 1, 9, 2, 7])).
shape() -> lists:foldl(fun(X, H) -> merge({1, X, nil, nil}, H) end, empty(), [3, 1, 2]).

%% Folds and maps that carry something along.
-module(lists_folding).
-export([sums/0, directions/0, mapfold/0, flatmap/0, filtermap/0, partition/0, search/0, tests/0, bad_filter/0,
         bad_partition/0, bad_flatmap/0, improper/0, bad_mapfold/0]).

sums() -> {lists:foldl(fun(X, A) -> X + A end, 0, [1, 2, 3]), lists:foldr(fun(X, A) -> [X | A] end, [], "abc")}.
directions() -> {lists:foldl(fun(X, A) -> X - A end, 0, [1, 2, 3]), lists:foldr(fun(X, A) -> X - A end, 0, [1, 2, 3])}.
mapfold() -> {lists:mapfoldl(fun(X, N) -> {{X, N}, N + 1} end, 0, [a, b, c]), lists:mapfoldr(fun(X, N) -> {{X, N}, N + 1} end, 0, [a, b, c])}.
flatmap() -> lists:flatmap(fun(X) -> lists:duplicate(X, X) end, [0, 1, 2, 3]).
filtermap() -> lists:filtermap(fun(X) when X > 2 -> {true, X * X}; (2) -> true; (_) -> false end, [1, 2, 3]).
partition() -> lists:partition(fun(X) -> X rem 2 =:= 0 end, [1, 2, 3, 4]).
search() -> {lists:search(fun(X) -> X > 2 end, [1, 2, 3, 4]), lists:search(fun is_atom/1, [1])}.
tests() -> {lists:all(fun is_atom/1, []), lists:any(fun is_atom/1, []), lists:all(fun is_atom/1, [a, 1]), lists:any(fun is_atom/1, [1, a])}.
bad_filter() -> lists:filter(fun(X) -> X end, [true, false, id(x)]).
bad_partition() -> lists:partition(fun(_) -> id(x) end, [1]).
bad_flatmap() -> outcome(fun() -> lists:flatmap(fun(X) -> X end, [[1], 2]) end).
improper() -> lists:foldl(fun(X, A) -> X + A end, 0, id([1 | 2])).
bad_mapfold() -> lists:mapfoldl(fun(X, _) -> id(X) end, 0, [a]).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

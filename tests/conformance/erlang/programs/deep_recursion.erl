%% Recursion that is not in tail position, a hundred thousand deep.
-module(deep_recursion).
-export([sum/0, list/0, nested/0, equal/0, less/0, sorted_deep/0, tries/0, thrown/0, fold/0]).

count(0) -> 0;
count(N) -> 1 + count(N - 1).
sum() -> count(100000).
build(0) -> [];
build(N) -> [N | build(N - 1)].
list() -> length(build(100000)).
nest(0) -> leaf;
nest(N) -> {nest(N - 1)}.
depth(leaf) -> 0;
depth({T}) -> 1 + depth(T).
nested() -> depth(nest(100000)).
equal() -> nest(50000) =:= nest(50000).
less() -> {nest(50000) < {nest(50000)}, nest(50000) == nest(49999)}.
sorted_deep() -> length(lists:sort([nest(1000), nest(999), nest(1001)])).
through_try(0) -> 0;
through_try(N) -> try 1 + through_try(N - 1) catch throw:never -> 0 end.
tries() -> through_try(20000).
throw_deep(0) -> throw(bottom);
throw_deep(N) -> 1 + throw_deep(N - 1).
thrown() -> catch throw_deep(100000).
fold() -> lists:foldr(fun(X, A) -> X + A end, 0, lists:seq(1, 100000)).

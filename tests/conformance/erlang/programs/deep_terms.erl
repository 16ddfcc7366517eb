%% Terms nested deeply, built and taken apart.
-module(deep_terms).
-export([lists/0, tuples/0, equal/0, compared/0, maps/0, flattened/0, wrong_end/0]).

nest(0) -> [];
nest(N) -> [nest(N - 1)].
depth([]) -> 0;
depth([X]) -> 1 + depth(X).
lists() -> depth(nest(20000)).
tuples() -> size_of(lists:foldl(fun(_, T) -> {T, x} end, {}, lists:seq(1, 20000)), 0).
size_of({}, N) -> N;
size_of({T, x}, N) -> size_of(T, N + 1).
equal() -> nest(5000) =:= nest(5000).
compared() -> {nest(3000) < nest(3001), nest(10) == nest(11)}.
maps() -> M = lists:foldl(fun(N, M) -> #{N => M} end, #{}, lists:seq(1, 500)), dig(M, 500).
dig(M, 0) -> M;
dig(M, N) -> dig(maps:get(N, M), N - 1).
flattened() -> length(lists:flatten(lists:foldl(fun(X, L) -> [L, X] end, [], lists:seq(1, 5000)))).
wrong_end() -> depth(lists:foldl(fun(_, L) -> [L] end, id(x), lists:seq(1, 100))).
id(X) -> X.

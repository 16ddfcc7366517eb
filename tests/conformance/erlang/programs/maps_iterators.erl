%% Walking a map step by step.
-module(maps_iterators).
-export([walked/0, empty/0, large/0, small_order/0, to_list_of_iterator/0, fold_iterator/0,
         wrong/0]).

collect(none) -> [];
collect({K, V, I}) -> [{K, V} | collect(maps:next(I))].
walked() -> lists:sort(collect(maps:next(maps:iterator(#{a => 1, b => 2, c => 3})))).
empty() -> maps:next(maps:iterator(#{})).
large() -> length(collect(maps:next(maps:iterator(maps:from_list([{X, X} || X <- lists:seq(1, 77)]))))).
small_order() -> collect(maps:next(maps:iterator(#{z => 1, a => 2, m => 3}))).
to_list_of_iterator() -> lists:sort(maps:to_list(maps:iterator(#{x => y}))).
fold_iterator() -> maps:fold(fun(_, V, A) -> V + A end, 0, maps:iterator(#{a => 1, b => 2})).
wrong() -> maps:iterator(id(a)).
id(X) -> X.

%% Iterators of maps, and maps made of them.
-module(maps_iterated).
-export([m/0, walked/0, lists/0, back/0, empty/0, filtered/0, mapped/0, folded/0, large/0, each/0, no_map/0,
         bad_fun/0, bad_answer/0]).

m() -> #{a => 1, b => 2, c => 3}.
walk(I) -> case maps:next(I) of {K, V, J} -> [{K, V} | walk(J)]; none -> [] end.
walked() -> lists:sort(walk(maps:iterator(m()))).
lists() -> lists:sort(maps:to_list(maps:iterator(m()))).
back() -> maps:from_list(walk(maps:iterator(m()))) =:= m().
empty() -> {maps:next(maps:iterator(#{})), walk(maps:iterator(#{}))}.
filtered() -> maps:filter(fun(_, V) -> V > 1 end, maps:iterator(m())).
mapped() -> maps:map(fun(_, V) -> -V end, maps:iterator(m())).
folded() -> maps:fold(fun(_, V, A) -> V + A end, 0, maps:iterator(m())).
large() -> M = maps:from_list([{N, N} || N <- lists:seq(1, 200)]), {length(walk(maps:iterator(M))), lists:sum([V || {_, V} <- walk(maps:iterator(M))])}.
each() -> put(sum, 0), ok = maps:foreach(fun(_, V) -> put(sum, get(sum) + V) end, m()), get(sum).
no_map() -> [outcome(F) || F <- [fun() -> maps:iterator([]) end, fun() -> maps:next(a) end, fun() -> maps:fold(fun(_, _, A) -> A end, 0, a) end]].
bad_fun() -> outcome(fun() -> maps:filter(a, m()) end).
bad_answer() -> outcome(fun() -> maps:filter(fun(_, _) -> maybe end, m()) end).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.

%% Maps that grow over 32 keys and shrink again.
-module(maps_across_the_border).
-export([sizes/0, grown/0, shrunk/0, one_by_one/0, backwards/0, updated/0, compared/0, merged/0, taken/0, matched/0,
         sums/0, mixed_keys/0, missing/0, not_updated/0]).

m(N) -> maps:from_list([{I, I * I} || I <- lists:seq(1, N)]).
sizes() -> [maps:size(m(N)) || N <- [31, 32, 33, 34, 100]].
grown() -> maps:put(33, x, m(32)) =:= maps:put(33, x, maps:remove(33, m(33))).
shrunk() -> [maps:remove(33, m(33)) =:= m(32), lists:foldl(fun maps:remove/2, m(40), lists:seq(33, 40)) =:= m(32)].
one_by_one() -> lists:foldl(fun(I, M) -> M#{I => I * I} end, #{}, lists:seq(1, 40)) =:= m(40).
backwards() -> maps:from_list(lists:reverse(maps:to_list(m(50)))) =:= m(50).
updated() -> M = (m(33))#{1 := one, 33 := last}, {maps:get(1, M), maps:get(33, M), maps:size(M)}.
compared() -> {m(33) > m(32), m(32) < m(33), (m(33))#{1 := 0} < m(33), m(40) == maps:map(fun(_, V) -> V * 1.0 end, m(40)), m(40) =:= maps:map(fun(_, V) -> V * 1.0 end, m(40))}.
merged() -> maps:merge(m(20), maps:from_list([{I, new} || I <- lists:seq(11, 40)])).
taken() -> {V, M} = maps:take(20, m(33)), {V, maps:size(M), maps:is_key(20, M)}.
matched() -> #{33 := A, 7 := B} = m(33), {A, B}.
sums() -> [lists:sum(maps:values(m(N))) || N <- [32, 33]].
mixed_keys() -> M = maps:from_list([{K, x} || I <- lists:seq(1, 15), K <- [I, float(I), {I}]]), {maps:size(M), maps:is_key(3.0, M), maps:is_key({3.0}, M)}.
missing() -> maps:get(id(34), m(33)).
not_updated() -> (m(33))#{id(34) := x}.
id(X) -> X.

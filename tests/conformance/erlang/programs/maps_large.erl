%% Maps of more than 32 keys, looked at in ways that do not depend on their order.
-module(maps_large).
-export([sizes/0, sum/0, lookups/0, keys/0, removed/0, grown/0, equal/0, compared/0, mixed/0,
         updated/0, counted/0, shrunk_equals_small/0]).

m(N) -> maps:from_list([{K, K * K} || K <- lists:seq(1, N)]).
sizes() -> [map_size(m(N)) || N <- [31, 32, 33, 34, 100, 1000]].
sum() -> maps:fold(fun(K, V, A) -> K + V + A end, 0, m(500)).
lookups() -> M = m(200), [maps:get(K, M, none) || K <- [1, 33, 200, 201, 1.0, a]].
keys() -> lists:sort(maps:keys(m(100))) =:= lists:seq(1, 100).
removed() -> M = lists:foldl(fun maps:remove/2, m(100), lists:seq(1, 90)), M.
grown() -> maps:to_list(maps:filter(fun(K, _) -> K < 4 end, m(50))).
equal() -> {m(50) =:= maps:from_list(lists:reverse(maps:to_list(m(50)))), m(50) == m(51), m(40) =:= (m(40))#{40 := 0}}.
compared() -> {m(40) < m(41), (m(40))#{1 := 0} < m(40), m(33) > m(32)}.
mixed() -> M = maps:merge(m(40), #{1.0 => float, a => atom, "s" => string}), {map_size(M), maps:get(1, M), maps:get(1.0, M), maps:get("s", M)}.
updated() -> M = lists:foldl(fun(K, A) -> A#{K => {K}} end, #{}, lists:seq(1, 300)), #{150 := X, 300 := Y} = M, {X, Y}.
counted() -> Count = fun(X, A) -> maps:update_with(X, fun(N) -> N + 1 end, 1, A) end, lists:sort(maps:to_list(lists:foldl(Count, #{}, [X * 7 rem 41 || X <- lists:seq(1, 200)]))).
shrunk_equals_small() -> maps:without(lists:seq(11, 100), m(100)) =:= m(10).

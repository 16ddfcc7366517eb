%% A cache that forgets what was used longest ago.
-module(lru_cache).
-export([forgets/0, used/0, missing/0, again/0, many/0, zero/0, no_cache/0]).

new(N) -> {N, 0, #{}}.
put(K, V, {N, T, M}) -> fit({N, T + 1, M#{K => {V, T}}}).
get(K, {N, T, M}) -> case M of #{K := {V, _}} -> {V, {N, T + 1, M#{K := {V, T}}}}; _ -> {none, {N, T, M}} end.
fit({N, T, M}) when map_size(M) =< N -> {N, T, M};
fit({N, T, M}) -> {_, Oldest} = lists:min([{U, K} || {K, {_, U}} <- maps:to_list(M)]), {N, T, maps:remove(Oldest, M)}.
keys({_, _, M}) -> lists:sort(maps:keys(M)).
fill(N, Keys) -> lists:foldl(fun put_pair/2, new(N), Keys).
put_pair(K, C) -> put(K, {value, K}, C).
forgets() -> keys(fill(3, [a, b, c, d])).
used() -> {V, C} = get(a, fill(3, [a, b, c])), {V, keys(put(d, 4, C))}.
missing() -> element(1, get(z, fill(2, [a, b]))).
again() -> keys(fill(2, [a, b, a, c])).
many() -> keys(fill(5, lists:seq(1, 100))).
zero() -> keys(fill(0, [a])).
no_cache() -> put(a, 1, id(x)).
id(X) -> X.

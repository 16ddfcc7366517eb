%% Deep structures changed along paths.
-module(maps_of_maps).
-export([config/0, read/0, written/0, merged/0, flattened/0, inverted/0, counted/0, missing_path/0, wrong_path/0]).

config() -> #{server => #{host => "h", ports => [80, 443]}, debug => false}.
get([], V) -> V;
get([K | Ks], M) when is_map(M) -> get(Ks, maps:get(K, M));
get([N | Ks], L) when is_list(L), is_integer(N) -> get(Ks, lists:nth(N, L)).
set([K], V, M) -> M#{K => V};
set([K | Ks], V, M) -> M#{K => set(Ks, V, maps:get(K, M, #{}))}.
read() -> [get(P, config()) || P <- [[debug], [server, host], [server, ports, 2]]].
written() -> set([server, tls, enabled], true, config()).
merge(A, B) -> maps:merge_with(fun(_, X, Y) when is_map(X), is_map(Y) -> merge(X, Y); (_, _, Y) -> Y end, A, B).
merged() -> merge(config(), #{server => #{host => "other"}, extra => 1}).
flat(M) -> lists:sort(flat(M, [])).
flat(M, Path) -> maps:fold(fun(K, V, A) when is_map(V) -> flat(V, [K | Path]) ++ A; (K, V, A) -> [{lists:reverse([K | Path]), V} | A] end, [], M).
flattened() -> flat(config()).
inverted() -> maps:fold(fun(K, V, A) -> A#{V => K} end, #{}, #{a => 1, b => 2}).
counted() -> maps:map(fun(_, L) -> length(L) end, maps:groups_from_list(fun length/1, ["a", "bb", "c", "dd", "eee"])).
missing_path() -> get([server, port], config()).
wrong_path() -> get([debug, deeper], config()).

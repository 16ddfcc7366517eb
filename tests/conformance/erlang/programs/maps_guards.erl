%% is_map_key, map_get and map_size where they may fail.
-module(maps_guards).
-export([all/0, body_get/0, body_key/0, body_size/0, body_good/0]).

f(M) when map_get(a, M) =:= 1 -> one;
f(M) when is_map_key(b, M) -> has_b;
f(M) when map_size(M) > 1 -> several;
f(M) when is_map(M) -> map;
f(_) -> other.
all() -> [f(M) || M <- [#{a => 1}, #{a => 1.0}, #{b => 1}, #{c => 1, d => 1}, #{}, a, [1]]].
body_get() -> map_get(id(z), id(#{})).
body_key() -> is_map_key(a, id(not_map)).
body_size() -> map_size(id([])).
body_good() -> {map_get(a, id(#{a => 1})), is_map_key(a, id(#{})), map_size(id(#{1 => 1}))}.
id(X) -> X.

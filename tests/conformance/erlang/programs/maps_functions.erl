%% The functions of the module maps.
-module(maps_functions).
-export([m/0, lookups/0, changes/0, views/0, made/0, merged/0, selected/0, mapped/0, both/0,
         updated_with/0, intersected/0, grouped/0, get_missing/0, update_missing/0, put_on_list/0,
         get_from_atom/0, from_bad_list/0]).

m() -> #{a => 1, b => 2, c => 3}.
lookups() -> {maps:get(a, m()), maps:get(z, m(), none), maps:find(b, m()), maps:find(z, m()), maps:is_key(c, m())}.
changes() -> {maps:put(a, x, m()), maps:remove(a, m()), maps:remove(z, m()), maps:update(b, y, m()), maps:take(c, m()), maps:take(z, m())}.
views() -> {lists:sort(maps:keys(m())), lists:sort(maps:values(m())), lists:sort(maps:to_list(m())), maps:size(m())}.
made() -> {maps:from_list([{a, 1}, {a, 2}, {b, 3}]), maps:new(), maps:from_keys([x, y, x], 0)}.
merged() -> {maps:merge(m(), #{a => z, d => 4}), maps:merge_with(fun(_, X, Y) -> {X, Y} end, m(), #{a => z, d => 4})}.
selected() -> {maps:with([a, z], m()), maps:without([a, z], m()), maps:filter(fun(_, V) -> V > 1 end, m())}.
mapped() -> {maps:map(fun(K, V) -> {K, V} end, m()), maps:fold(fun(_, V, A) -> V + A end, 0, m())}.
both() -> maps:filtermap(fun(_, 1) -> false; (_, 2) -> true; (K, V) -> {true, {K, V}} end, m()).
updated_with() -> {maps:update_with(a, fun(V) -> V + 10 end, m()), maps:update_with(z, fun(V) -> V end, 0, m())}.
intersected() -> {maps:intersect(m(), #{a => x, q => y}), maps:intersect_with(fun(_, A, B) -> {A, B} end, m(), #{a => x})}.
grouped() -> maps:groups_from_list(fun(X) -> X rem 3 end, lists:seq(1, 10)).
get_missing() -> maps:get(id(z), m()).
update_missing() -> maps:update(id(z), 1, m()).
put_on_list() -> maps:put(a, 1, id([])).
get_from_atom() -> maps:get(a, id(not_map)).
from_bad_list() -> maps:from_list(id([a])).
id(X) -> X.

%% Floats and integers as keys of different kinds of dictionaries.
-module(float_keys).
-export([map/0, ordered/0, tree/0, list/0, set/0, unique/0, sorted_keys/0]).

map() -> M = #{1 => a, 1.0 => b, 2.0 => c}, {maps:get(1, M), maps:get(1.0, M), maps:get(2, M, none)}.
ordered() -> D = orddict:store(1.0, b, orddict:store(1, a, [])), {D, orddict:find(1, D)}.
tree() -> T = gb_trees:enter(1.0, b, gb_trees:enter(1, a, gb_trees:empty())), gb_trees:to_list(T).
list() -> {lists:keyfind(1, 1, [{1.0, a}]), lists:member(1, [1.0]), lists:delete(1, [1.0, 1]), proplists:get_value(1, [{1.0, x}])}.
set() -> ordsets:from_list([1, 1.0, 2, 2.0]).
unique() -> lists:usort([1, 1.0, 1, 1.0]).
sorted_keys() -> lists:keysort(1, [{1.0, a}, {1, b}, {0.5, c}, {1.0, d}]).

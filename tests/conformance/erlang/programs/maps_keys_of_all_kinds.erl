%% Keys that are equal, and keys that only look so.
-module(maps_keys_of_all_kinds).
-export([numbers/0, zeros/0, structures/0, nested_floats/0, functions/0, big/0, later_wins/0, update_order/0,
         sorted/0, compared/0, missing/0, missing_number/0, not_a_map/0, get_missing/0]).

numbers() -> {maps:size(#{1 => a, 1.0 => b}), maps:get(1.0, #{1 => a, 1.0 => b}), maps:find(2.0, #{2 => x})}.
zeros() -> #{0.0 => a, 0 => b}.
structures() -> M = #{[1] => a, {1} => b, #{k => 1} => c, <<1>> => d, "s" => e}, [maps:get(K, M) || K <- [[1], {1}, #{k => 1}, <<1>>, "s"]].
nested_floats() -> maps:find({1.0}, #{{1} => x}).
functions() -> maps:get(fun lists:map/2, #{fun lists:map/2 => yes}).
big() -> maps:get(1 bsl 100, #{1 bsl 100 => big}).
later_wins() -> K = id(k), #{K => 1, K => 2}.
update_order() -> K = id(a), (#{a => 0})#{K := 1, b => 2, K => 3}.
sorted() -> lists:sort([#{a => 1}, #{}, #{a => 1, b => 0}, #{b => 0}, #{a => 0}]).
compared() -> {#{a => 1} < #{a => 2}, #{b => 0} < #{a => 0, c => 0}, #{a => 1} == #{a => 1.0}, #{a => 1} =:= #{a => 1.0}, #{1 => a} == #{1.0 => a}}.
missing() -> (id(#{a => 1}))#{b := 2}.
missing_number() -> (id(#{1 => a}))#{1.0 := b}.
not_a_map() -> (id([]))#{a => 1}.
get_missing() -> map_get(id(k), #{j => 1}).
id(X) -> X.

%% Adding with =>, changing with :=, and what fails.
-module(maps_update).
-export([added/0, changed/0, chained/0, unchanged/0, float_key/0, zero_keys/0, same_key_twice/0,
         missing/0, missing_float/0, not_a_map/0, not_a_map_exact/0, both_wrong/0, values_first/0,
         nested/0]).

added() -> (id(#{a => 1}))#{b => 2, a => 3}.
changed() -> (id(#{a => 1, b => 2}))#{a := x, b := y}.
chained() -> M = id(#{}), M#{a => 1}#{b => 2}#{a := 3}.
unchanged() -> M = id(#{a => 1}), N = M#{a := 2}, {M, N}.
float_key() -> (id(#{1 => int}))#{1.0 => float}.
zero_keys() -> (id(#{0 => int}))#{0.0 => float}.
same_key_twice() -> (id(#{}))#{id(k) => 1, id(k) => 2, id(k) := 3}.
missing() -> (id(#{a => 1}))#{b := 2}.
missing_float() -> (id(#{1 => x}))#{1.0 := y}.
not_a_map() -> (id([a]))#{a => 1}.
not_a_map_exact() -> (id(x))#{a := 1}.
both_wrong() -> (id(#{}))#{a => 1, b := 2}.
values_first() -> try (id(not_map))#{a => throw(evaluated)} catch throw:evaluated -> evaluated; error:{badmap, M} -> M end.
nested() -> M = id(#{in => #{deep => 1}}), #{in := I} = M, M#{in := I#{deep := 2, new => 3}}.
id(X) -> X.

%% Map patterns that overlap, and keys that are variables.
-module(overlapping_maps).
-export([all/0, found/0, deep/0, not_deep/0, no_map/0, same_key/0, missing_key/0]).

k(#{type := circle, r := R}) -> {circle, R};
k(#{type := square, a := A} = M) when map_size(M) =:= 2 -> {square, A};
k(#{type := T}) when is_atom(T) -> {unknown, T};
k(#{} = M) when map_size(M) =:= 0 -> empty;
k(#{1 := a, 1.0 := b}) -> both_ones;
k(#{[] := X}) -> {nil, X};
k(M) when is_map(M) -> {map, map_size(M)}.
all() -> [k(M) || M <- [#{type => circle, r => 2}, #{type => square, a => 1}, #{type => square, a => 1, b => 2}, #{type => "x"}, #{}, #{1 => a, 1.0 => b}, #{1 => a}, #{[] => y}]].
find(K, M, D) -> case M of #{K := V} -> V; #{} -> D end.
found() -> [find(K, #{a => 1, 1 => 2, {x} => 3}, none) || K <- [a, 1, 1.0, {x}, b]].
nested(#{a := #{b := [#{c := X} | _]}}) -> X;
nested(#{a := #{b := []}}) -> empty;
nested(#{a := M}) -> M.
deep() -> [nested(M) || M <- [#{a => #{b => [#{c => 1}]}}, #{a => #{b => []}}, #{a => #{b => [#{}]}}]].
not_deep() -> nested(id(#{b => 1})).
no_map() -> k(id([])).
two_keys(K1, K2, M) -> #{K1 := A, K2 := B} = M, {A, B}.
same_key() -> two_keys(a, a, #{a => 1}).
missing_key() -> two_keys(a, id(b), #{a => 1}).
id(X) -> X.

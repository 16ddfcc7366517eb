%% Map patterns with literal, bound and nested keys.
-module(maps_match).
-export([all/0, bound_key/0, number_keys/0, nested/0, key_from_pattern/0, structured_key/0,
         repeated_value/0, in_comprehension/0]).

pick(#{a := X, b := Y}) -> {both, X, Y};
pick(#{a := {in, X}}) -> {in, X};
pick(#{a := X}) when X > 5 -> {large, X};
pick(#{b := _} = M) -> {only_b, map_size(M)};
pick(#{}) -> other_map;
pick(_) -> no_map.
all() -> [pick(X) || X <- [#{a => 1, b => 2}, #{a => {in, 1}}, #{a => 9}, #{a => 1}, #{b => 1, c => 2}, #{}, [], #{1 => 2}]].
bound_key() -> K = id(key), #{K := V} = id(#{key => found, other => no}), V.
number_keys() -> [case M of #{1 := X} -> {int, X}; #{1.0 := X} -> {float, X}; _ -> none end || M <- [#{1 => a}, #{1.0 => b}, #{2 => c}, #{1 => d, 1.0 => e}]].
nested() -> #{x := #{y := #{z := Z}}} = id(#{x => #{y => #{z => deep}}}), Z.
key_from_pattern() -> F = fun(K, M) -> case M of #{K := V} -> V; _ -> none end end, [F(a, #{a => 1}), F(b, #{a => 1}), F(1.0, #{1 => 1})].
structured_key() -> #{{a, 1} := V} = id(#{{a, 1} => ok}), V.
repeated_value() -> [case M of #{a := X, b := X} -> same; #{} -> different end || M <- [#{a => 1, b => 1}, #{a => 1, b => 1.0}, #{a => 1}]].
in_comprehension() -> [X || #{v := X} <- [#{v => 1}, x, #{w => 2}, #{v => 3}]].
id(X) -> X.

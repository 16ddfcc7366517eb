%% Type tests and guard functions that are allowed in guards.
-module(guard_bifs).
-export([types/0, sized/0, boolean/0]).

type(X) when is_atom(X) -> atom;
type(X) when is_float(X) -> float;
type(X) when is_integer(X) -> integer;
type(X) when is_binary(X) -> binary;
type(X) when is_bitstring(X) -> bitstring;
type(X) when is_function(X, 2) -> function_2;
type(X) when is_function(X) -> function;
type([]) -> nil;
type(X) when is_list(X) -> list;
type(X) when is_map(X), is_map_key(a, X) -> {map_with_a, map_get(a, X)};
type(X) when is_map(X) -> map;
type(X) when is_tuple(X) -> tuple.
types() -> [type(X) || X <- [a, 1.0, 1, 1 bsl 99, <<>>, <<1:1>>, fun lists:map/2, fun() -> ok end, [], [1], #{}, #{a => 7}, {}]].
sizes(X) when bit_size(X) =:= 12 -> twelve;
sizes(X) when byte_size(X) =:= 1 -> one;
sizes(X) when tuple_size(X) =:= 1 -> single;
sizes(X) when abs(X) =:= 4 -> four;
sizes(X) when trunc(X) =:= 2; round(X) =:= 3 -> near;
sizes(X) when floor(X) =:= 7, ceil(X) =:= 8 -> between;
sizes(_) -> none.
sized() -> [sizes(X) || X <- [<<1:12>>, <<1>>, <<1:7>>, {a}, -4, 4.0, 2.9, 2.5, 7.5, a]].
boolean() -> [is_boolean(X) || X <- [true, false, truth, 1]].

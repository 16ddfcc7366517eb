%% One function that receives each type and says what it got.
-module(arguments_of_all_kinds).
-export([all/0]).

-define(BIG, 123456789012345678901234567890).
kind(X) when is_boolean(X) -> boolean;
kind(X) when is_atom(X) -> atom;
kind(X) when is_integer(X), X > ?BIG -> huge;
kind(X) when is_integer(X), X >= 0 -> natural;
kind(X) when is_integer(X) -> negative;
kind(X) when is_float(X), X == trunc(X) -> whole;
kind(X) when is_number(X) -> fraction;
kind("") -> nil;
kind([C | _]) when C >= $a, C =< $z -> text;
kind([_ | T]) when is_list(T) -> list;
kind([_ | _]) -> improper;
kind({K, _}) when is_atom(K) -> tagged;
kind(X) when tuple_size(X) > 2 -> wide;
kind(X) when is_tuple(X) -> tuple;
kind(#{type := T}) -> {typed, T};
kind(X) when is_map(X) -> map;
kind(<<"%PDF", _/binary>>) -> pdf;
kind(<<_:8, _/binary>>) -> binary;
kind(<<>>) -> empty;
kind(X) when is_bitstring(X) -> bits;
kind(F) when is_function(F, 0) -> F();
kind(F) when is_function(F) -> function.
all() -> [kind(X) || X <- [true, abc, ?BIG + 1, ?BIG, 0, -5, 2.0, 2.5, "", "abc", [1, 2], [1 | 2], {a, 1}, {1, 2}, {1, 2, 3}, {}, #{type => t}, #{}, <<"%PDF-1">>, <<1>>, <<>>, <<1:3>>, fun() -> called end, fun lists:map/2, -(?BIG)]].

%% An error in a guard only makes it fail.
-module(guards_fail).
-export([kinds/0, divided/0, ranges/0]).

kind(X) when hd(X) =:= a -> head_a;
kind(X) when element(1, X) =:= a -> first_a;
kind(X) when length(X) > 2 -> long;
kind(X) when X + 1 > 0 -> number;
kind(X) when map_size(X) =:= 0 -> empty_map;
kind(X) when byte_size(X) >= 0 -> binary;
kind(_) -> other.
kinds() -> [kind(X) || X <- [[a], {a}, [1, 2, 3], 5, -5, 1.5, #{}, <<>>, <<1:3>>, x, {}, [1 | 2], [], {b}, #{a => 1}]].
divide(X) when 10 div X > 3 -> small;
divide(X) when 10 / X > 0 -> positive;
divide(_) -> neither.
divided() -> [divide(X) || X <- [0, 1, 2, 5, -1, 0.0, 2.5, a]].
out_of_range(T) when element(3, T) =:= x -> x;
out_of_range(T) when tuple_size(T) < 3 -> short;
out_of_range(_) -> other.
ranges() -> [out_of_range(T) || T <- [{}, {1, 2}, {1, 2, x}, {1, 2, 3}, [], x]].

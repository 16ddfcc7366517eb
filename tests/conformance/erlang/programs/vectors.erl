%% Vectors of floats and integers as tuples.
-module(vectors).
-export([all/0, mixed_sizes/0, length_of/0]).

add({A, B, C}, {D, E, F}) -> {A + D, B + E, C + F}.
dot({A, B, C}, {D, E, F}) -> A * D + B * E + C * F.
cross({A, B, C}, {D, E, F}) -> {B * F - C * E, C * D - A * F, A * E - B * D}.
scale(K, V) -> list_to_tuple([K * X || X <- tuple_to_list(V)]).
all() -> U = {1, 2, 3.5}, V = {-1, 0, 1 bsl 60}, {add(U, V), dot(U, V), cross(U, V), scale(2, V)}.
mixed_sizes() -> add({1, 2, 3}, {1, 2}).
length_of() -> math:sqrt(dot({3, 4, 0}, {3, 4, 0})).

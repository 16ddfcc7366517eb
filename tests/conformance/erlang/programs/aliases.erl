%% A value bound whole and in parts, in heads, cases and funs.
-module(aliases).
-export([heads/0, twice/0, in_fun/0, deep/0, conflict/0]).

head([H | T] = L) -> {H, T, L};
head({A, {B, _} = C} = T) -> {A, B, C, T};
head(X = #{k := V}) -> {X, V};
head(<<A, _/binary>> = B) -> {A, B}.
heads() -> [head(X) || X <- [[1, 2], {x, {y, z}}, #{k => 1, j => 2}, <<"ab">>]].
twice() -> {_, B} = {A, _} = id({1, 2}), {A, B}.
in_fun() -> F = fun({a, X} = P) -> {P, X} end, F({a, b}).
deep() -> [{k, [A | _] = L} = E | _] = id([{k, [1, 2]}, x]), {A, L, E}.
conflict() -> {_, 1} = {2, _} = id({1, 2}).
id(X) -> X.

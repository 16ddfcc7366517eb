%% Loose and exact equality, also deep inside structures.
-module(equality).
-export([numbers/0, tuples/0, lists/0, maps/0, binaries/0, unequal/0, big/0, types/0]).

numbers() -> {id(1) == id(1.0), id(1) =:= id(1.0), id(0) == id(0.0)}.
tuples() -> {id({1, 2.0}) == id({1.0, 2}), id({1, 2.0}) =:= id({1.0, 2})}.
lists() -> {id([1, [2]]) == id([1.0, [2.0]]), id([1, [2]]) =:= id([1.0, [2.0]]), id([1 | 2]) == id([1.0 | 2.0])}.
maps() -> {id(#{k => [1]}) == id(#{k => [1.0]}), id(#{k => 1}) =:= id(#{k => 1.0}), id(#{1 => k}) == id(#{1.0 => k})}.
binaries() -> {id(<<1, 2>>) =:= id(<<258:16>>), id(<<1:3>>) == id(<<1:4>>), id("ab") == id(<<"ab">>)}.
unequal() -> {id(1) /= id(1.0), id(1) =/= id(1.0), id({1}) /= id({1.0}), id([a]) =/= id([a])}.
big() -> {id(1 bsl 70) == id(float(1 bsl 70)), id((1 bsl 70) + 1) == id(float(1 bsl 70)), id(1 bsl 70) =:= id(1 bsl 70)}.
types() -> [A == B || A <- [a, "a", <<"a">>, {a}, [a]], B <- [a, "a", <<"a">>, {a}, [a]]].
id(X) -> X.

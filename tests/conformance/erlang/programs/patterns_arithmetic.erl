%% Constant expressions in patterns.
-module(patterns_arithmetic).
-export([sizes/0, letters/0, float/0, bits/0, tuples/0, zeros/0, big/0, no_match/0]).

sizes() -> [case N of 1 bsl 10 -> kilo; 1 bsl 20 -> mega; -1 -> minus; _ -> other end || N <- [1024, 1048576, -1, 3]].
letters() -> [case C of $a + 1 -> b; $z - 25 -> a; _ -> other end || C <- "abz"].
float() -> case id(0.5) of 1 / 2 -> half end.
bits() -> case id(12) of 8 bor 4 -> yes end.
tuples() -> case id({6, -3}) of {2 * 3, -(1 + 2)} -> yes end.
zeros() -> [case Z of 0.0 -> float; 0 -> integer end || Z <- [0, 0.0]].
big() -> case id(18446744073709551616) of 1 bsl 64 -> yes end.
no_match() -> case id(7) of 2 * 3 -> six end.
id(X) -> X.

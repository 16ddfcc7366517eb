%% Euclid, extended, and the least common multiple.
-module(greatest_common_divisor).
-export([table/0, multiples/0, bezout/0]).

gcd(A, 0) -> abs(A);
gcd(A, B) -> gcd(B, A rem B).
lcm(A, B) -> A * B div gcd(A, B).
extended(A, 0) -> {A, 1, 0};
extended(A, B) -> {G, X, Y} = extended(B, A rem B), {G, Y, X - (A div B) * Y}.
table() -> [gcd(A, B) || A <- [0, 12, -18, 1 bsl 70], B <- [0, 8, 27, 1 bsl 65]].
multiples() -> lists:foldl(fun lcm/2, 1, lists:seq(1, 50)).
bezout() -> [begin {G, X, Y} = extended(A, B), {G, A * X + B * Y =:= G} end || {A, B} <- [{240, 46}, {17, 5}, {1 bsl 80, 3}]].

%% Fractions with big numerators.
-module(rational_numbers).
-export([harmonic/0, signs/0, product/0, zero/0]).

make(N, D) when D < 0 -> make(-N, -D);
make(N, D) when D > 0 -> G = gcd(abs(N), D), {N div G, D div G}.
gcd(A, 0) -> A;
gcd(A, B) -> gcd(B, A rem B).
add({A, B}, {C, D}) -> make(A * D + C * B, B * D).
multiply({A, B}, {C, D}) -> make(A * C, B * D).
harmonic() -> lists:foldl(fun(N, S) -> add(S, {1, N}) end, {0, 1}, lists:seq(1, 40)).
signs() -> [make(N, D) || N <- [-6, 0, 6], D <- [-4, 4]].
product() -> multiply({2, 3}, {-9, 4}).
zero() -> make(1, 0).

%% Rotations and additions modulo 2^32, as hash functions do.
-module(bit_mixing).
-export([hashes/0, fnv/0, stream/0, adler/0]).

-define(MASK, 16#FFFFFFFF).
rotate(X, N) -> ((X bsl N) bor (X bsr (32 - N))) band ?MASK.
mix(B, H) -> rotate((H bxor B) * 16777619 band ?MASK, 13) + 16#9E3779B9 band ?MASK.
hash(Text) -> lists:foldl(fun mix/2, 2166136261, Text).
hashes() -> [hash(T) || T <- ["", "a", "abc", "message digest", lists:seq(0, 255)]].
fnv() -> lists:foldl(fun(B, H) -> (H bxor B) * 1099511628211 band 16#FFFFFFFFFFFFFFFF end, 14695981039346656037, "hello").
xorshift(X0) -> X1 = X0 bxor (X0 bsl 13) band ?MASK, X2 = X1 bxor (X1 bsr 17), X2 bxor (X2 bsl 5) band ?MASK.
stream() -> lists:foldl(fun(_, [H | _] = L) -> [xorshift(H) | L] end, [2463534242], lists:seq(1, 10)).
adler() -> {A, B} = lists:foldl(fun(C, {X, Y}) -> Z = (X + C) rem 65521, {Z, (Y + Z) rem 65521} end, {1, 0}, "Wikipedia"), B bsl 16 bor A.

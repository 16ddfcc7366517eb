%% erlang:phash2 over all kinds of terms.
-module(hashing).
-export([atoms/0, integers/0, floats/0, lists/0, tuples/0, binaries/0, maps/0, ranged/0,
         bad_range/0]).

atoms() -> [erlang:phash2(A) || A <- [a, b, ab, '', true, 'é', 'long atom with spaces']].
integers() -> [erlang:phash2(N) || N <- [0, 1, -1, 255, 1 bsl 27, 1 bsl 28, 1 bsl 31, 1 bsl 32, -(1 bsl 32), 1 bsl 59, 1 bsl 60, 1 bsl 64, -(1 bsl 100)]].
floats() -> [erlang:phash2(F) || F <- [0.0, 1.0, -1.5, 1.0e100]].
lists() -> [erlang:phash2(L) || L <- [[], [1], "abc", "a longer string of bytes", [a, b], [1 | 2], [[], []], [256], [1, 2, 3, a], "ab" ++ [300]]].
tuples() -> [erlang:phash2(T) || T <- [{}, {a}, {1, 2, 3}, {{}, {{}}}, {"s", <<"b">>}]].
binaries() -> [erlang:phash2(B) || B <- [<<>>, <<1>>, <<"abcdefghijklm">>, <<1:1>>, <<255, 5:3>>, <<"exactly twelv">>]].
maps() -> [erlang:phash2(M) || M <- [#{}, #{a => 1}, #{1 => 2, 3 => 4}, #{#{} => []}]].
ranged() -> [erlang:phash2(T, N) || T <- [a, "x", {1}], N <- [1, 2, 10, 1 bsl 27, 1 bsl 32]].
bad_range() -> erlang:phash2(a, id(0)).
id(X) -> X.

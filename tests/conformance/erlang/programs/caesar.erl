%% Caesar and Vigenère ciphers, and rot13.
-module(caesar).
-export([there/0, back/0, keyed/0]).

shift(C, N) when C >= $a, C =< $z -> (C - $a + N + 26) rem 26 + $a;
shift(C, N) when C >= $A, C =< $Z -> (C - $A + N + 26) rem 26 + $A;
shift(C, _) -> C.
caesar(T, N) -> [shift(C, N) || C <- T].
vigenere(T, K) -> vigenere(T, K, K).
vigenere([], _, _) -> [];
vigenere(T, [], K) -> vigenere(T, K, K);
vigenere([C | T], [X | R], K) -> [shift(C, X - $a) | vigenere(T, R, K)].
there() -> caesar("Hello, World!", 3).
back() -> caesar(caesar("Hello, World!", 13), 13).
keyed() -> vigenere("attackatdawn", "lemon").

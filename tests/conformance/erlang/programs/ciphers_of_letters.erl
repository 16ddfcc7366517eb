%% Caesar, Vigenère, Atbash and columns.
-module(ciphers_of_letters).
-export([caesars/0, rot13_twice/0, vigeneres/0, mirrored/0, transposed/0, empty_key/0, far/0, too_few/0]).

shift(C, N) when C >= $a, C =< $z -> $a + (C - $a + N + 26) rem 26;
shift(C, N) when C >= $A, C =< $Z -> $A + (C - $A + N + 26) rem 26;
shift(C, _) -> C.
caesar(T, N) -> [shift(C, N) || C <- T].
vigenere(T, Key, Sign) -> {R, _} = lists:mapfoldl(fun(C, [K | Ks]) -> {shift(C, Sign * (K - $a)), Ks ++ [K]} end, Key, T), R.
atbash(T) -> [if C >= $a, C =< $z -> $z - (C - $a); true -> C end || C <- T].
columns(T, N) -> lists:append([every(N, lists:nthtail(I, T)) || I <- lists:seq(0, N - 1)]).
every(_, []) -> [];
every(N, [C | R]) -> [C | every(N, drop(N - 1, R))].
drop(N, L) when N > length(L) -> [];
drop(N, L) -> lists:nthtail(N, L).
caesars() -> [caesar("Hello, World!", N) || N <- [3, 13, 0, -3]].
rot13_twice() -> caesar(caesar("abcXYZ", 13), 13).
vigeneres() -> E = vigenere("attackatdawn", "lemon", 1), {E, vigenere(E, "lemon", -1)}.
mirrored() -> {atbash("hello"), atbash(atbash("hello"))}.
transposed() -> columns("wearediscovered", 4).
empty_key() -> vigenere("abc", id(""), 1).
far() -> caesar("abc", id(-100)).
too_few() -> columns("ab", id(5)).
id(X) -> X.

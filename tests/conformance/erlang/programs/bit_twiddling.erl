%% Classic tricks on the bits of integers.
-module(bit_twiddling).
-export([counts/0, reversed/0, grays/0, codes/0, powers/0, interleaved/0, endless_shift/0, no_room/0]).

count(0) -> 0;
count(N) -> 1 + count(N band (N - 1)).
counts() -> [count(N) || N <- [0, 1, 255, 256, 16#ffffffffffff, (1 bsl 100) - 1]].
reverse(N, Bits) -> <<R:Bits>> = << <<B:1>> || B <- lists:reverse([B || <<B:1>> <= <<N:Bits>>]) >>, R.
reversed() -> [reverse(N, 8) || N <- [1, 2#11010000, 255]].
gray(N) -> N bxor (N bsr 1).
ungray(0) -> 0;
ungray(G) -> G bxor ungray(G bsr 1).
grays() -> [gray(N) || N <- lists:seq(0, 8)] ++ [lists:all(fun(N) -> ungray(gray(N)) =:= N end, lists:seq(0, 100))].
parity(N) -> count(N) band 1.
hamming(D) -> <<A:1, B:1, C:1, E:1>> = <<D:4>>, <<(parity3(A, B, E)):1, (parity3(A, C, E)):1, A:1, (parity3(B, C, E)):1, B:1, C:1, E:1>>.
parity3(A, B, C) -> parity((A bsl 2) bor (B bsl 1) bor C).
codes() -> [hamming(D) || D <- [0, 1, 7, 15]].
power_of_two(N) -> N > 0 andalso N band (N - 1) =:= 0.
powers() -> [N || N <- lists:seq(-2, 70), power_of_two(N)].
interleaved() -> lists:foldl(fun(I, A) -> A bor (((5 bsr I) band 1) bsl (2 * I)) bor (((3 bsr I) band 1) bsl (2 * I + 1)) end, 0, lists:seq(0, 3)).
endless_shift() -> outcome(fun() -> count(id(1.0)) end).
no_room() -> hamming(id(a)).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

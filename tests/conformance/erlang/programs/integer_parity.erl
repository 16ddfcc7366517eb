%% Recursion by cases on rem, div, and bits.
-module(integer_parity).
-export([written/0, counted/0, reversed/0, gray/0]).

binary(0) -> "0";
binary(1) -> "1";
binary(N) -> binary(N div 2) ++ integer_to_list(N rem 2).
written() -> [binary(N) || N <- [0, 1, 10, 255, 1 bsl 66]].
ones(0) -> 0;
ones(N) -> (N band 1) + ones(N bsr 1).
counted() -> [ones(N) || N <- [0, 255, (1 bsl 100) - 1, 16#AAAAAAAAAAAAAAAAAAAAAA]].
reverse_bits(N) -> reverse_bits(N, 0, 32).
reverse_bits(_, R, 0) -> R;
reverse_bits(N, R, K) -> reverse_bits(N bsr 1, R bsl 1 bor (N band 1), K - 1).
reversed() -> [reverse_bits(N) || N <- [1, 16#80000000, 16#12345678]].
gray() -> [N bxor (N bsr 1) || N <- lists:seq(0, 15)].

%% band, bor, bxor and bnot on both signs, small and big.
-module(integer_bits).
-export([numbers/0, band_all/0, bor_all/0, bxor_all/0, bnot_all/0, laws/0, wrong_left/0,
         wrong_right/0, wrong_bnot/0, wrong_bxor/0]).

numbers() -> [0, 1, -1, 5, -6, 255, -256, 1 bsl id(59), -(1 bsl id(60)), (1 bsl id(64)) - 1, -(1 bsl id(64)) - 1,
              (1 bsl id(100)) + 12345, -(1 bsl id(100)) + 54321].
band_all() -> [A band B || A <- numbers(), B <- numbers()].
bor_all() -> [A bor B || A <- numbers(), B <- numbers()].
bxor_all() -> [A bxor B || A <- numbers(), B <- numbers()].
bnot_all() -> [bnot A || A <- numbers()].
laws() -> [(A band B) + (A bor B) =:= A + B || A <- numbers(), B <- numbers()].
wrong_left() -> id(a) band 1.
wrong_right() -> id(1) bor id(1.0).
wrong_bnot() -> bnot id(0.0).
wrong_bxor() -> id([]) bxor id(2).
id(X) -> X.

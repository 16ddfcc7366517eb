%% div and rem with every combination of signs, small and big.
-module(integer_division).
-export([small/0, big/0, identity/0, small_by_big/0, most_negative/0, zero_div/0, zero_rem/0,
         big_zero/0, float_div/0, atom_rem/0, bigs/0]).

small() -> [{A div B, A rem B} || A <- [7, -7, 6, -6, 0, 1, -1], B <- [2, -2, 3, -3, 7, -7]].
big() -> [{A div B, A rem B} || A <- bigs(), B <- [2, -3, 10, 1 bsl id(62), -(1 bsl id(70))]].
identity() -> lists:all(fun({A, B}) -> A =:= (A div B) * B + A rem B end,
                        [{A, B} || A <- bigs(), B <- bigs(), B =/= 0]).
small_by_big() -> {id(5) div (1 bsl id(80)), id(-5) rem (1 bsl id(80))}.
most_negative() -> {-(1 bsl id(59)) div -1, -(1 bsl id(63)) div id(-1), -(1 bsl id(63)) rem id(-1)}.
zero_div() -> id(1) div id(0).
zero_rem() -> id(1) rem id(0).
big_zero() -> (1 bsl id(100)) div id(0).
float_div() -> id(4.0) div id(2).
atom_rem() -> id(a) rem id(2).
bigs() -> [B + D || B <- [1 bsl id(59), -(1 bsl id(63)), 1 bsl id(64), 1 bsl id(130)], D <- [-1, 0, 1]].
id(X) -> X.

%% bsl and bsr, also by negative amounts and across the big border.
-module(integer_shifts).
-export([left/0, left_negative/0, right/0, right_negative/0, floor_of_negative/0,
         negative_amounts/0, far_right/0, of_zero/0, mixed/0, not_integer/0, not_integer_amount/0]).

left() -> [id(1) bsl N || N <- [0, 1, 31, 32, 58, 59, 60, 62, 63, 64, 65, 127, 128, 200]].
left_negative() -> [id(-1) bsl N || N <- [0, 1, 58, 59, 60, 63, 64, 65, 128]].
right() -> [(1 bsl id(130) + 12345) bsr N || N <- [0, 1, 60, 64, 65, 129, 130, 131, 1000]].
right_negative() -> [-(1 bsl id(130)) bsr N || N <- [0, 1, 60, 64, 65, 129, 130, 131, 1000]].
floor_of_negative() -> [X bsr 1 || X <- [-1, -2, -3, -4, -5, 5, 4, 3]].
negative_amounts() -> {id(5) bsl -1, id(5) bsr -3, id(-5) bsl -1, id(-1) bsr -70}.
far_right() -> {id(5) bsr 100, id(-5) bsr 100, id(5) bsr (1 bsl id(70)), id(-5) bsr (1 bsl id(70))}.
of_zero() -> {id(0) bsl 100, id(0) bsr 100, id(0) bsl (1 bsl id(30))}.
mixed() -> (id(16#DEADBEEFCAFEBABE0123456789) bsl 13) bsr 37.
not_integer() -> id(1.0) bsl id(1).
not_integer_amount() -> id(1) bsr id(a).
id(X) -> X.

%% Shifting in both directions, by anything.
-module(shifts_and_masks).
-export([left/0, right/0, negative/0, other_way/0, zero/0, far_right/0, masks/0, fields/0, set_clear/0, too_far/0,
         no_integers/0]).

left() -> [1 bsl N || N <- [0, 1, 31, 32, 59, 60, 63, 64, 100]].
right() -> [(1 bsl 70) bsr N || N <- [0, 1, 10, 69, 70, 71, 1000]].
negative() -> [-5 bsr N || N <- [0, 1, 2, 3, 100]] ++ [-5 bsl N || N <- [0, 1, 62]].
other_way() -> {8 bsl -2, 8 bsr -2, -1 bsl -70, 1 bsr -70}.
zero() -> {0 bsl 1000000, 0 bsr 1000000, 0 bsl (1 bsl 70)}.
far_right() -> {5 bsr (1 bsl 70), -5 bsr (1 bsl 70), 5 bsl -(1 bsl 70)}.
masks() -> [{X band 15, X bor 15, X bxor 15, bnot X} || X <- [0, 5, 255, -1, -16, 1 bsl 65, -(1 bsl 65)]].
fields() -> X = 16#12345678, [(X bsr S) band 16#ff || S <- [24, 16, 8, 0]].
set_clear() -> X = id(2#1010), {X bor (1 bsl 2), X band bnot (1 bsl 1), X bxor (1 bsl 3)}.
too_far() -> outcome(fun() -> id(1) bsl (1 bsl id(70)) end).
no_integers() -> [outcome(F) || F <- [fun() -> id(1.0) bsl 1 end, fun() -> 1 bsr id(a) end, fun() -> id(1) band id(1.0) end, fun() -> bnot id("a") end]].

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

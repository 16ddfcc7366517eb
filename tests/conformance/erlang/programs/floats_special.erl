%% Floats at their limits.
-module(floats_special).
-export([largest/0, smallest/0, limits/0, overflow/0, zeros/0, rounding/0, rounded/0, exactness/0, mixed/0,
         by_zero/0, no_integers/0]).

largest() -> 1.7976931348623157e308.
smallest() -> 5.0e-324.
limits() -> {largest(), smallest(), smallest() / 2, -smallest() / 2, largest() - 1.0e291}.
overflow() -> [outcome(F) || F <- [fun() -> largest() * id(2) end, fun() -> largest() + id(1.0e300) end, fun() -> id(1) / smallest() end, fun() -> math:exp(id(1000)) end, fun() -> math:pow(id(10), 400) end]].
zeros() -> {0.0 == -0.0, 0.0 =:= -0.0, 0.0 < -0.0, 1 * -0.0, -0.0 + 0.0, abs(-0.0), -(0.0)}.
rounding() -> [{round(X), trunc(X), floor(X), ceil(X)} || X <- [0.5, -0.5, 1.5, 2.5, -2.5, 0.49999999999999994, 4503599627370497.5, 1.0e300]] =/= [].
rounded() -> [{round(X), trunc(X), floor(X), ceil(X)} || X <- [0.5, -0.5, 1.5, 2.5, -2.5, 0.49999999999999994]].
exactness() -> {0.1 + 0.2 == 0.3, 1.0e16 + 1.0, 9007199254740993 / 1, (1 bsl 53 + 1) * 1.0, 1 / 3}.
mixed() -> {1 + 1.0, 2 * 0.5, 7 / 2, 6 / 3, 1 bsl 70 + 0.0}.
by_zero() -> [outcome(F) || F <- [fun() -> 1 / id(0) end, fun() -> 1.0 / id(0.0) end, fun() -> 0.0 / id(-0.0) end]].
no_integers() -> [outcome(F) || F <- [fun() -> id(1.0) div 2 end, fun() -> id(5.0) rem 2 end, fun() -> id(1.0) band 1 end, fun() -> 1 bsl id(1.0) end]].

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

%% Boolean operators, strict and lazy, and what is no boolean.
-module(booleans_strict).
-export([truth_tables/0, lazy/0, strict_evaluates/0, chained/0, mixed_precedence/0, bad_left/0, bad_right/0,
         right_is_anything/0, comparisons/0, as_case/0]).

truth_tables() -> [{A and B, A or B, A xor B, not A} || A <- [true, false], B <- [true, false]].
lazy() -> {false andalso error(x), true orelse error(x), true andalso 5, false orelse [a]}.
strict_evaluates() -> outcome(fun() -> id(false) and error(evaluated) end).
chained() -> [A andalso B orelse C || A <- [true, false], B <- [true, false], C <- [true, false]].
mixed_precedence() -> {not true =:= false, true and false or true, 1 < 2 andalso 3 < 4}.
bad_left() -> [outcome(F) || F <- [fun() -> id(a) and true end, fun() -> id(1) or false end, fun() -> id([]) xor true end, fun() -> not id(x) end, fun() -> id(a) andalso true end, fun() -> id(0) orelse true end]].
bad_right() -> [outcome(F) || F <- [fun() -> true and id(a) end, fun() -> false or id(1) end, fun() -> true xor id(x) end]].
right_is_anything() -> {true andalso id(not_boolean), false orelse id(7)}.
comparisons() -> {true > false, true == 'true', is_boolean(true), is_boolean(id(yes))}.
as_case() -> [case X > 1 of true -> big; false -> small end || X <- [1, 2]].

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

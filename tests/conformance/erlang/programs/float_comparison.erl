%% Integers against floats, exact even where doubles have gaps.
-module(float_comparison).
-export([two53/0, near/0, huge/0, word/0, small/0, exact/0, largest/0]).

two53() -> [{A < B, A == B, A > B} || A <- near(), B <- [9007199254740991.0, 9007199254740992.0, 9007199254740994.0]].
near() -> [(1 bsl id(53)) + D || D <- [-2, -1, 0, 1, 2, 3]].
huge() -> [{A < B, A == B, A > B} || A <- [1 bsl id(1023), (1 bsl id(1023)) + 1, -(1 bsl id(2000)), 1 bsl id(2000)],
                                    B <- [8.98846567431158e307, -1.0, 1.7976931348623157e308]].
word() -> [{A < B, A == B, A > B} || A <- [(1 bsl id(63)) - 1, 1 bsl id(63), (1 bsl id(64)) - 1, 1 bsl id(64)],
                                    B <- [9223372036854775808.0, 18446744073709551616.0]].
small() -> [{A < B, A == B, A =:= B, A =< B, A >= B} || A <- [0, 1, -1, 2], B <- [0.0, 0.5, 1.0, -0.5, -1.5]].
exact() -> {id(1) =:= id(1.0), id(1) == id(1.0), id(1) =/= id(1.0), id(1) /= id(1.0)}.
largest() -> {max(id(1), id(1.0)), max(id(1.0), id(1)), min(id(1), id(1.0)), min(id(1.0), id(1))}.
id(X) -> X.

%% Units of time converted.
-module(timers_and_units).
-export([units/0, down/0, ticks/0, hours/0, differences/0, old_units/0, bad_unit/0, no_number/0, bad_hours/0]).

units() -> [erlang:convert_time_unit(3661, second, U) || U <- [second, millisecond, microsecond, nanosecond, 10]].
down() -> [erlang:convert_time_unit(N, millisecond, second) || N <- [0, 999, 1000, 1999, -1, -1000, -1001]].
ticks() -> erlang:convert_time_unit(44100, 44100, second).
hours() -> {timer:hours(2), timer:minutes(3), timer:seconds(4), timer:hms(1, 2, 3)}.
differences() -> timer:now_diff({1, 2, 3}, {1, 1, 4}).
old_units() -> [erlang:convert_time_unit(5, U, micro_seconds) || U <- [seconds, milli_seconds]].
bad_unit() -> [outcome(fun() -> erlang:convert_time_unit(1, U, second) end) || U <- [hour, 0, -5, "s"]].
no_number() -> erlang:convert_time_unit(id(a), second, millisecond).
bad_hours() -> timer:hours(id(a)).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

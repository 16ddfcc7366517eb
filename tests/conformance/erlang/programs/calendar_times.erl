%% Times of day, seconds and RFC 3339.
-module(calendar_times).
-export([seconds/0, with_days/0, gregorian/0, difference/0, rfc/0, rfc_units/0, to_rfc/0, to_rfc_units/0,
         universal/0, now/0, errors/0]).

seconds() -> [calendar:seconds_to_time(S) || S <- [0, 61, 86399]] ++ [calendar:time_to_seconds({23, 59, 59})].
with_days() -> [calendar:seconds_to_daystime(S) || S <- [0, 86400, 90061, -1]].
gregorian() -> {calendar:datetime_to_gregorian_seconds({{1970, 1, 1}, {0, 0, 0}}), calendar:gregorian_seconds_to_datetime(62167219200)}.
difference() -> calendar:time_difference({{2000, 1, 1}, {0, 0, 0}}, {{2000, 1, 2}, {1, 2, 3}}).
rfc() -> [calendar:rfc3339_to_system_time(S) || S <- ["1970-01-01T00:00:00Z", "2018-02-01T16:17:58+01:00", "2018-02-01 15:18:02.088Z", "1969-12-31T23:59:59Z"]].
rfc_units() -> [calendar:rfc3339_to_system_time("2018-02-01T15:18:02.088456Z", [{unit, U}]) || U <- [second, millisecond, microsecond, nanosecond]].
to_rfc() -> [calendar:system_time_to_rfc3339(1517498278, [{offset, O}]) || O <- ["Z", "+02:00", "-05:30", 3600, 0]].
to_rfc_units() -> [calendar:system_time_to_rfc3339(1517498278123, [{unit, millisecond}, {offset, "Z"}, {time_designator, D}]) || D <- [$T, $\s]].
universal() -> calendar:system_time_to_universal_time(86400 * 365, second).
now() -> calendar:now_to_universal_time({1000, 0, 0}).
errors() -> [outcome(F) || F <- [fun() -> calendar:seconds_to_time(86400) end, fun() -> calendar:time_to_seconds({24, 0, 0}) end, fun() -> calendar:rfc3339_to_system_time("nonsense") end, fun() -> calendar:rfc3339_to_system_time("2018-13-01T00:00:00Z") end]].

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.

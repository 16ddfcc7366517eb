%% Conversions between local and universal time, in the one time zone that both runtimes are given.
-module(local_time).
-export([there/0, back/0, summer/0, bad_dates/0, bad_times/0, no_dates/0, bad_flag/0, years/0, library/0]).

dates() ->
    [{{1902, 1, 1}, {0, 0, 0}}, {{1969, 12, 31}, {23, 59, 59}}, {{1970, 1, 1}, {0, 0, 0}}, {{2000, 2, 29}, {12, 30, 1}},
     {{2020, 3, 1}, {0, 10, 20}}, {{2021, 3, 1}, {0, 0, 0}}, {{2100, 3, 1}, {0, 59, 59}}, {{2023, 12, 31}, {23, 0, 0}},
     {{2024, 1, 1}, {0, 0, 0}}, {{9999, 7, 1}, {0, 0, 0}}, {{2147483646, 12, 31}, {23, 59, 59}}].

tried(Function, Arguments) ->
    try apply(erlang, Function, Arguments) catch Class:Reason -> {Class, Reason} end.

there() -> [tried(universaltime_to_localtime, [Date]) || Date <- dates()].
back() -> [tried(localtime_to_universaltime, [Date]) || Date <- dates()].
summer() -> [tried(localtime_to_universaltime, [Date, Flag]) || Date <- dates(), Flag <- [true, false, undefined]].

bad_dates() ->
    [tried(universaltime_to_localtime, [{Date, {0, 0, 0}}]) ||
        Date <- [{2023, 2, 29}, {2100, 2, 29}, {2020, 2, 30}, {2020, 4, 31}, {2020, 6, 31}, {2020, 9, 31}, {2020, 11, 31},
                 {2020, 1, 32}, {2020, 13, 1}, {2020, 0, 1}, {2020, 1, 0}, {2020.0, 1, 1}, {a, b, c}, {2020, 1}]].
bad_times() ->
    [tried(localtime_to_universaltime, [{{2020, 1, 1}, Time}, true]) ||
        Time <- [{24, 0, 0}, {0, 60, 0}, {0, 0, 60}, {-1, 0, 0}, {0, -1, 0}, {0, 0, -1}, {0, 0, 1.0}, {0, 0}, none]].
no_dates() -> [tried(universaltime_to_localtime, [Term]) || Term <- [a, {}, {a}, [], {{2020, 1, 1}}]].
bad_flag() -> [tried(localtime_to_universaltime, [{{2020, 1, 1}, {0, 0, 0}}, Flag]) || Flag <- [a, 0, [true]]].
years() -> [tried(universaltime_to_localtime, [{{Year, 6, 15}, {1, 2, 3}}]) || Year <- [-1, 0, 1899, 1900, 1901, 2147483647, 1 bsl 70]].
library() ->
    {calendar:local_time_to_universal_time_dst({{2022, 5, 5}, {0, 0, 0}}),
     calendar:universal_time_to_local_time({{2022, 5, 5}, {0, 0, 0}}),
     calendar:system_time_to_rfc3339(1500000000), calendar:system_time_to_rfc3339(-5, [{unit, millisecond}])}.

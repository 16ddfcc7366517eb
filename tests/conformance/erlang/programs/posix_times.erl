%% Seconds since 1970 and dates, as the runtime converts them.
-module(posix_times).
-export([to_dates/0, from_dates/0, there_and_back/0, as_calendar/0, no_such_date/0, no_number/0]).

to_dates() -> [erlang:posixtime_to_universaltime(S) || S <- [0, 1, 86399, 951782400, 4102444800, -1]].
from_dates() -> [erlang:universaltime_to_posixtime(D) || D <- [{{1970, 1, 1}, {0, 0, 0}}, {{2000, 2, 29}, {12, 0, 0}}, {{1969, 12, 31}, {23, 59, 59}}]].
there_and_back() -> lists:all(fun(S) -> erlang:universaltime_to_posixtime(erlang:posixtime_to_universaltime(S)) =:= S end, lists:seq(0, 2000000000, 123456789)).
as_calendar() -> calendar:system_time_to_universal_time(951782400, second) =:= erlang:posixtime_to_universaltime(951782400).
no_such_date() -> [outcome(fun() -> erlang:universaltime_to_posixtime(D) end) || D <- [{{2001, 2, 29}, {0, 0, 0}}, {{2000, 13, 1}, {0, 0, 0}}, {{2000, 1, 1}, {24, 0, 0}}, a, {1, 2}]].
no_number() -> erlang:posixtime_to_universaltime(id(1.5)).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

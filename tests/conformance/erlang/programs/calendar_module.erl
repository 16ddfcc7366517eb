%% Days, weeks and seconds by arithmetic only.
-module(calendar_module).
-export([days/0, back/0, leap/0, week_day/0, last_day/0, seconds/0, weeks/0, valid/0, rfc/0,
         bad_date/0]).

days() -> [calendar:date_to_gregorian_days(D) || D <- [{0, 1, 1}, {1970, 1, 1}, {2000, 2, 29}, {2024, 12, 31}]].
back() -> [calendar:gregorian_days_to_date(N) || N <- [0, 59, 60, 365, 366, 719528, 738885]].
leap() -> [Y || Y <- [1900, 2000, 2023, 2024, 2100], calendar:is_leap_year(Y)].
week_day() -> [calendar:day_of_the_week(2024, M, 13) || M <- lists:seq(1, 12)].
last_day() -> [calendar:last_day_of_the_month(2023, M) || M <- lists:seq(1, 12)].
seconds() -> {calendar:datetime_to_gregorian_seconds({{2000, 1, 1}, {12, 0, 1}}), calendar:gregorian_seconds_to_datetime(63113904001), calendar:seconds_to_daystime(100000), calendar:time_to_seconds({1, 2, 3})}.
weeks() -> [calendar:iso_week_number(D) || D <- [{2020, 12, 31}, {2021, 1, 3}, {2021, 1, 4}]].
valid() -> [calendar:valid_date(D) || D <- [{2023, 2, 29}, {2024, 2, 29}, {2023, 13, 1}, {2023, 0, 1}]].
rfc() -> {calendar:system_time_to_rfc3339(0, [{offset, "Z"}]), calendar:rfc3339_to_system_time("1985-04-12T23:20:50.52Z", [{unit, millisecond}])}.
bad_date() -> calendar:date_to_gregorian_days(id({2023, 2, 30})).
id(X) -> X.

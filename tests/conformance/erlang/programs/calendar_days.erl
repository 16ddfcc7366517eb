%% Days, weeks and months.
-module(calendar_days).
-export([days/0, dates/0, weekdays/0, weeks/0, leaps/0, last_days/0, valid/0, there_and_back/0, errors/0]).

days() -> [calendar:date_to_gregorian_days(D) || D <- [{0, 1, 1}, {1970, 1, 1}, {2000, 2, 29}, {9999, 12, 31}]].
dates() -> [calendar:gregorian_days_to_date(N) || N <- [0, 365, 366, 719528, 730000, 3652424]].
weekdays() -> [calendar:day_of_the_week(D) || D <- [{1970, 1, 1}, {2000, 1, 1}, {2024, 2, 29}]].
weeks() -> [calendar:iso_week_number(D) || D <- [{2008, 12, 29}, {2009, 12, 31}, {2010, 1, 3}, {2004, 1, 1}, {2020, 12, 31}]].
leaps() -> [Y || Y <- [1900, 1996, 2000, 2023, 2100], calendar:is_leap_year(Y)].
last_days() -> [calendar:last_day_of_the_month(2023, M) || M <- lists:seq(1, 12)] ++ [calendar:last_day_of_the_month(2024, 2)].
valid() -> [calendar:valid_date(D) || D <- [{2023, 2, 29}, {2024, 2, 29}, {2023, 13, 1}, {-1, 1, 1}, {2023, 4, 31}]].
there_and_back() -> lists:all(fun(N) -> calendar:date_to_gregorian_days(calendar:gregorian_days_to_date(N)) =:= N end, lists:seq(0, 800000, 4321)).
errors() -> [outcome(F) || F <- [fun() -> calendar:date_to_gregorian_days({2023, 2, 30}) end, fun() -> calendar:day_of_the_week({2023, 0, 1}) end, fun() -> calendar:last_day_of_the_month(2023, 13) end, fun() -> calendar:gregorian_days_to_date(a) end, fun() -> calendar:is_leap_year(-4) end]].

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.

%% Days between dates by hand.
-module(date_arithmetic).
-export([numbers/0, tomorrow/0, agrees/0, no_month/0]).

leap(Y) -> (Y rem 4 =:= 0 andalso Y rem 100 =/= 0) orelse Y rem 400 =:= 0.
days(M, _) when M =:= 4; M =:= 6; M =:= 9; M =:= 11 -> 30;
days(2, Y) -> case leap(Y) of true -> 29; false -> 28 end;
days(M, _) when M >= 1, M =< 12 -> 31.
day_of_year({Y, M, D}) -> lists:sum([days(K, Y) || K <- lists:seq(1, M - 1)]) + D.
next({Y, 12, 31}) -> {Y + 1, 1, 1};
next({Y, M, D}) -> case days(M, Y) of D -> {Y, M + 1, 1}; _ -> {Y, M, D + 1} end.
numbers() -> [day_of_year(D) || D <- [{2024, 3, 1}, {2023, 3, 1}, {2024, 12, 31}, {1900, 12, 31}]].
tomorrow() -> [next(D) || D <- [{2024, 2, 28}, {2023, 2, 28}, {2024, 12, 31}, {2024, 4, 30}]].
agrees() -> [calendar:date_to_gregorian_days(D) - calendar:date_to_gregorian_days({element(1, D), 1, 1}) + 1 =:= day_of_year(D) || D <- [{2024, 7, 4}, {1999, 1, 1}]].
no_month() -> days(13, 2024).

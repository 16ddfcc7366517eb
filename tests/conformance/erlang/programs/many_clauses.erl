%% Functions with many clauses, chosen by literals of every kind.
-module(many_clauses).
-export([all/0, back/0, statuses/0, bigs/0, float_zero/0, unknown_text/0, no_number/0]).

day(1) -> monday; day(2) -> tuesday; day(3) -> wednesday; day(4) -> thursday; day(5) -> friday; day(6) -> saturday; day(7) -> sunday;
day(monday) -> 1; day(tuesday) -> 2; day(wednesday) -> 3; day(thursday) -> 4; day(friday) -> 5; day(saturday) -> 6; day(sunday) -> 7;
day("mon") -> 1; day("tue") -> 2; day(<<"mon">>) -> 1; day(<<"tue">>) -> 2; day(1.0) -> exactly_one; day({day, N}) -> day(N); day([]) -> none; day(#{day := N}) -> day(N).
all() -> [day(X) || X <- [1, 7, friday, "mon", "tue", <<"tue">>, 1.0, {day, 3}, [], #{day => sunday}, {day, {day, monday}}]].
back() -> [day(day(N)) || N <- lists:seq(1, 7)].
status(N) when N >= 200, N < 300 -> success;
status(404) -> not_found;
status(N) when N >= 400, N < 500 -> client;
status(500) -> server;
status(418) -> never_reached;
status(N) when is_integer(N) -> {other, N}.
statuses() -> [status(N) || N <- [200, 299, 300, 404, 418, 499, 500, 501, -1]].
big(18446744073709551616) -> two_to_64; big(-9223372036854775809) -> below; big(0) -> zero; big(1000000000000) -> trillion; big(_) -> other.
bigs() -> [big(N) || N <- [1 bsl 64, -(1 bsl 63) - 1, 0, 1000000000000, 5]].
float_zero() -> day(id(0.0)).
unknown_text() -> day(id("sun")).
no_number() -> status(id(ok)).
id(X) -> X.

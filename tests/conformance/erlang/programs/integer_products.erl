%% Products that stay small, grow big, and come back.
-module(integer_products).
-export([factors/0, products/0, signs/0, quotients/0, cubes/0, by_zero/0, float_products/0]).

factors() -> [1, -1, 3, (1 bsl id(30)) - 1, 1 bsl id(30), -(1 bsl id(31)), (1 bsl id(32)) + 1, 1 bsl id(58), -(1 bsl id(59)), (1 bsl id(64)) - 1].
products() -> [A * B || A <- factors(), B <- factors()].
signs() -> [A * -B =:= -(A * B) || A <- factors(), B <- factors()].
quotients() -> [(A * B) div B =:= A || A <- factors(), B <- factors()].
cubes() -> [A * A * A || A <- factors()].
by_zero() -> [A * id(0) || A <- factors()].
float_products() -> [A * 0.5 || A <- factors()].
id(X) -> X.

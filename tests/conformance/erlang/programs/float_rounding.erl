%% trunc, round, floor and ceil, towards integers of any size.
-module(float_rounding).
-export([values/0, truncated/0, rounded/0, floors/0, ceilings/0, integers/0, almost/0, wrong/0,
         wrong_round/0]).

values() -> [0.0, 0.4, 0.5, 0.6, 1.5, 2.5, -0.5, -1.5, -2.5, -0.4, 4503599627370495.5, 4503599627370496.5, 1.0e20, -1.0e20, 1.0e300].
truncated() -> [trunc(V) || V <- values()].
rounded() -> [round(V) || V <- values()].
floors() -> [floor(V) || V <- values()].
ceilings() -> [ceil(V) || V <- values()].
integers() -> {trunc(id(7)), round(id(-7)), floor(id(1 bsl 70)), ceil(id(3))}.
almost() -> {round(id(0.49999999999999994)), round(id(9007199254740993.0))}.
wrong() -> trunc(id(a)).
wrong_round() -> round(id("1.5")).
id(X) -> X.

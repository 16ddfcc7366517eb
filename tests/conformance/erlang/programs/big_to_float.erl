%% Big integers become floats digit by digit, so rounding happens in erl's own way.
-module(big_to_float).
-export([numbers/0, floats/0, negative/0, added/0, divided/0, quotient/0, halfway/0, low_digit/0,
         largest/0]).

numbers() -> [(1 bsl id(N)) + D || N <- [53, 54, 60, 63, 64, 65, 100, 128, 1000], D <- [-3, -1, 0, 1, 3, 1 bsl 11, (1 bsl 40) + 1]].
floats() -> [float(N) || N <- numbers()].
negative() -> [float(-N) || N <- numbers()].
added() -> [N + 0.5 || N <- numbers()].
divided() -> [N / 3 || N <- numbers()].
quotient() -> [N / ((1 bsl id(70)) + 1) || N <- numbers()].
halfway() -> [float((1 bsl id(N)) + (1 bsl (N - 53)) + D) || N <- [60, 70, 118, 128, 140, 200], D <- [-1, 0, 1]].
low_digit() -> [float((1 bsl id(128)) + (1 bsl 75) + (1 bsl 63) + D) || D <- [0, 1, 1 bsl 10, 1 bsl 62]].
largest() -> float(id((1 bsl 1024) - (1 bsl 971))).
id(X) -> X.

%% Comparison of integers of all magnitudes and signs.
-module(integer_compare).
-export([numbers/0, sorted/0, unique/0, largest/0, adjacent/0, with_floats/0]).

numbers() -> [S * ((1 bsl id(N)) + D) || N <- [0, 58, 59, 60, 62, 63, 64, 65, 127, 128], S <- [1, -1], D <- [-1, 0, 1]].
sorted() -> lists:sort(numbers()).
unique() -> lists:usort(numbers()).
largest() -> {lists:max(numbers()), lists:min(numbers())}.
adjacent() -> L = lists:usort(numbers()), [A < B andalso not (A >= B) andalso A =/= B || {A, B} <- lists:zip(lists:droplast(L), tl(L))].
with_floats() -> lists:sort(numbers() ++ [float(N) || N <- numbers()]) =:= lists:sort(lists:reverse([float(N) || N <- numbers()]) ++ numbers()).
id(X) -> X.

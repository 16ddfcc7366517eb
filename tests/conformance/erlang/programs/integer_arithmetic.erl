%% Addition, subtraction and multiplication of small integers.
-module(integer_arithmetic).
-export([small/0, nested/0, sum/0]).

small() -> {id(3) + id(4), id(3) - id(10), id(-7) * id(6), -id(5), +id(5), id(0) - id(0)}.
nested() -> ((id(1) + 2) * (id(3) - 4)) - (id(5) * -id(6)).
sum() -> sum(1000, 0).
sum(0, Total) -> Total;
sum(N, Total) -> sum(N - 1, Total + N).
id(X) -> X.

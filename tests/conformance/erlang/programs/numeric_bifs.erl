%% abs, sign by comparison, min, max, and number tests.
-module(numeric_bifs).
-export([absolute/0, minimum/0, maximum/0, tests/0, abs_of_atom/0, float_of_atom/0]).

absolute() -> [abs(X) || X <- [0, -1, 5, -(1 bsl 59), -(1 bsl 63), 1 bsl 70, -1.5, 2.5]].
minimum() -> {min(id(3), id(2)), min(id(a), id(1)), min(id([]), id({})), min(id(2), id(2.0))}.
maximum() -> {max(id(3), id(2)), max(id(a), id(1)), max(id([]), id({})), max(id(2), id(2.0))}.
tests() -> [{is_integer(X), is_float(X), is_number(X)} || X <- [1, 1.0, 1 bsl 80, a, "1", <<1>>, {1}]].
abs_of_atom() -> abs(id(x)).
float_of_atom() -> float(id(x)).
id(X) -> X.

%% Arithmetic that erl refuses with badarith.
-module(float_errors).
-export([overflow_times/0, overflow_plus/0, overflow_minus/0, overflow_division/0, by_zero/0,
         by_integer_zero/0, by_minus_zero/0, zero_by_zero/0, big_to_float/0, big_division/0,
         big_by_big/0, float_of_big/0, largest_float/0, atom_plus/0, list_times/0, negated_atom/0,
         plus_atom/0]).

overflow_times() -> id(1.0e308) * id(10).
overflow_plus() -> id(1.7e308) + id(1.7e308).
overflow_minus() -> id(-1.7e308) - id(1.7e308).
overflow_division() -> id(1.0e308) / id(1.0e-10).
by_zero() -> id(1.0) / id(0.0).
by_integer_zero() -> id(1) / id(0).
by_minus_zero() -> id(1.0) / -id(0.0).
zero_by_zero() -> id(0.0) / id(0).
big_to_float() -> id(1 bsl 1100) * id(1.0).
big_division() -> id(1 bsl 1100) / id(2).
big_by_big() -> id(1 bsl 1030) / id(1 bsl 1029).
float_of_big() -> float(id(1 bsl 1024)).
largest_float() -> float(id((1 bsl 1024) - (1 bsl 970))).
atom_plus() -> id(a) + id(1).
list_times() -> id([]) * id(2.0).
negated_atom() -> -id(abc).
plus_atom() -> +id("x").
id(X) -> X.

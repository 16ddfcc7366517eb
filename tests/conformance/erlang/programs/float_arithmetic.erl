%% Floats, mixed with integers, exactly as IEEE doubles.
-module(float_arithmetic).
-export([sums/0, division/0, negation/0, tiny/0, whole/0, associativity/0]).

sums() -> {id(0.1) + id(0.2), id(1.5) + id(2), id(1) - id(0.25), id(3) * id(1.1)}.
division() -> {id(1) / id(3), id(4) / id(2), id(-7) / id(2.0), id(1.0e308) / id(1.0e-10 * 1.0e15)}.
negation() -> {-id(1.5), +id(2.5), -id(0.0) =:= id(0.0)}.
tiny() -> {id(5.0e-324) / id(2), id(1.0e-300) * id(1.0e-300), id(2.2250738585072014e-308) / 4}.
whole() -> {float(id(7)), float(1 bsl id(70)), id(1 bsl 70) + id(0.5)}.
associativity() -> {(id(0.1) + id(0.2)) + id(0.3), id(0.1) + (id(0.2) + id(0.3))}.
id(X) -> X.

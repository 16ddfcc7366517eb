%% Functions of the module math that are exactly specified or correctly rounded.
-module(mathematics).
-export([roots/0, pi/0, powers/0, rounding/0, logarithms/0, negative_root/0, log_of_zero/0,
         power_overflow/0, wrong_type/0, fmod_zero/0]).

roots() -> {math:sqrt(2), math:sqrt(16), math:sqrt(0.25)}.
pi() -> math:pi().
powers() -> {math:pow(2, 10), math:pow(2.0, -1), math:pow(0, 0)}.
rounding() -> {math:floor(-1.5), math:ceil(1.2), math:fmod(7.5, 2)}.
logarithms() -> {math:log2(8), math:log10(1000), math:exp(0), math:log(1)}.
negative_root() -> math:sqrt(id(-1)).
log_of_zero() -> math:log(id(0)).
power_overflow() -> math:pow(id(10), id(400)).
wrong_type() -> math:sin(id(a)).
fmod_zero() -> math:fmod(id(1), id(0)).
id(X) -> X.

%% Making maps, with repeated and computed keys.
-module(maps_construct).
-export([empty/0, simple/0, repeated/0, int_and_float/0, computed/0]).

empty() -> #{}.
simple() -> #{a => 1, "b" => 2, 3 => c, {4} => d, <<5>> => e, [] => f, #{} => g}.
repeated() -> #{id(a) => 1, id(a) => 2}.
int_and_float() -> #{1 => int, 1.0 => float, id(1) => int_again}.
computed() -> #{id("k") ++ "ey" => id(1) + 1}.
id(X) -> X.

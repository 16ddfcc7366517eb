%% Shortest decimal text of floats, and reading them back.
-module(float_text).
-export([values/0, shortest/0, written/0, classic/0, decimals/0, compact/0, scientific/0, read/0,
         round_trip/0, from_binary/0, no_point/0, no_digits/0, too_large/0]).

values() -> [0.1, 1.0, 100.0, 1.0e10, 123456789.125, 1.0e21, 1.0e22, 1.0e23, 1.5e-7, 0.001, 0.0001, 5.0e-324, 1.7976931348623157e308, -2.5, 3.0e-5, 12345678901234567.0].
shortest() -> [io_lib:format("~p", [V]) || V <- values()].
written() -> [float_to_list(V, [short]) || V <- values()].
classic() -> [float_to_list(V) || V <- values()].
decimals() -> [float_to_list(V, [{decimals, D}]) || V <- [0.1, 1.005, 2.5, 123.456, -0.05], D <- [0, 1, 2, 3]].
compact() -> [float_to_binary(V, [{decimals, 4}, compact]) || V <- [0.1, 1.0, 2.50, 100.125]].
scientific() -> [float_to_list(V, [{scientific, 3}]) || V <- values()].
read() -> [list_to_float(T) || T <- ["1.0", "-1.5e3", "1.0E-2", "+0.25", "123456789.987654321"]].
round_trip() -> [V =:= list_to_float(float_to_list(V)) || V <- values()].
from_binary() -> binary_to_float(<<"6.02e23">>).
no_point() -> list_to_float(id("1")).
no_digits() -> list_to_float(id("1.")).
too_large() -> list_to_float(id("1.0e400")).
id(X) -> X.

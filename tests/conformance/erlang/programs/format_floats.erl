%% Floats printed by ~f, ~e, ~g and as terms.
-module(format_floats).
-export([fixed/0, rounding/0, exponents/0, general/0, shortest/0, large/0, integers_as_floats/0, tiny_precision/0,
         zero_precision/0, to_list/0, to_binary/0, bad_options/0]).

f(Format, Arguments) -> lists:flatten(io_lib:format(Format, Arguments)).
fixed() -> [f("~f ~.2f ~10.3f|~-10.1f|", [X, X, X, X]) || X <- [0.0, 1.5, -2.345, 123456.789, 1.0e10]].
rounding() -> [f("~.1f", [X]) || X <- [0.05, 0.15, 0.25, 0.35, 0.95, 9.95, -0.05]].
exponents() -> [f("~e ~.3e ~12.4e|", [X, X, X]) || X <- [0.0, 1.0, 12345.678, 1.0e-10, -2.5e300]].
general() -> [f("~g ~.3g", [X, X]) || X <- [0.05, 0.1, 1.5, 9999.5, 10000.0, 1.0e20]].
shortest() -> [f("~w ~p", [X, X]) || X <- [0.1, 1.0e22, 1.0e21, 123456789.0, 5.0e-324, 1.7976931348623157e308, 0.1 + 0.2]].
large() -> f("~.2f", [1.0e25]).
integers_as_floats() -> [outcome(fun() -> f(F, [3]) end) || F <- ["~f", "~e", "~g"]].
tiny_precision() -> outcome(fun() -> f("~.0f", [1.5]) end).
zero_precision() -> [outcome(fun() -> f("~.0e", [1.5]) end), outcome(fun() -> f("~.1e", [1.5]) end), outcome(fun() -> f("~.2e", [1.5]) end)].
to_list() -> [float_to_list(1.25, O) || O <- [[], [{decimals, 1}], [{decimals, 4}, compact], [{scientific, 3}], [short]]].
to_binary() -> [float_to_binary(-0.5, O) || O <- [[{decimals, 0}], [{decimals, 10}], [{scientific, 0}], [short]]].
bad_options() -> [outcome(fun() -> float_to_list(1.0, O) end) || O <- [[{decimals, -1}], [{decimals, 254}], [strange], x, [{scientific, 250}]]].

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.

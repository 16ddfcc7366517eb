%% Numbers at the start of text.
-module(string_numbers).
-export([integers/0, floats/0, lists/0, binaries/0, bases/0, to_bases/0, back/0, bad_base/0, no_number/0]).

integers() -> [string:to_integer(S) || S <- ["12", "-3x", "+4 ", "x", "", "1.5", <<"77rest">>, "0x1f", " 5"]].
floats() -> [string:to_float(S) || S <- ["1.5", "-2.5e3z", "1", "1.", ".5", <<"3.25">>, "1.0e400", "1e5"]].
lists() -> [outcome(fun() -> F(S) end) || F <- [fun list_to_integer/1, fun list_to_float/1], S <- ["1", "1.0", "-0", "+7", "", "1e3", " 1", "1_000"]].
binaries() -> [outcome(fun() -> F(S) end) || F <- [fun binary_to_integer/1, fun binary_to_float/1], S <- [<<"1">>, <<"1.0">>, <<"-5">>, <<>>, <<"1.0e10">>]].
bases() -> [outcome(fun() -> list_to_integer(S, B) end) || {S, B} <- [{"ff", 16}, {"-FF", 16}, {"zz", 36}, {"12", 2}, {"1", 1}, {"1", 37}, {"", 10}]].
to_bases() -> [integer_to_list(N, B) || {N, B} <- [{255, 16}, {-255, 2}, {35, 36}, {1 bsl 70, 36}, {0, 2}]].
back() -> lists:all(fun(B) -> list_to_integer(integer_to_list(123456789012345678901234567890, B), B) =:= 123456789012345678901234567890 end, lists:seq(2, 36)).
bad_base() -> integer_to_list(1, id(0)).
no_number() -> integer_to_binary(id(1.0)).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

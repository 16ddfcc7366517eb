%% Floats of 16, 32 and 64 bits in binaries.
-module(floats_in_bits).
-export([sizes/0, integers/0, back/0, half/0, special/0, special_half/0, overflow/0, bad_size/0, bad_size_match/0,
         big_integer/0, no_float/0]).

sizes() -> {<<1.5:64/float>>, <<1.5:32/float>>, <<1.5:16/float>>, <<1.5/little-float>>}.
integers() -> <<3/float, -1:32/float>>.
back() -> <<A:32/float, B/little-float>> = <<0.1:32/float, 2.5/little-float>>, {A, B}.
half() -> [F || <<F:16/float>> <= <<16#3c00:16, 16#c000:16, 16#3555:16, 16#7bff:16, 1:16>>].
special() -> [case B of <<F:64/float>> -> F; _ -> none end || B <- [<<16#7ff0000000000000:64>>, <<16#7ff8000000000000:64>>, <<16#8000000000000000:64>>, <<1:64>>]].
special_half() -> [case B of <<F:16/float>> -> F; _ -> none end || B <- [<<16#7c00:16>>, <<16#7e00:16>>, <<16#8000:16>>]].
overflow() -> [outcome(fun() -> <<F:S/float>> end) || {F, S} <- [{1.0e300, 32}, {1.0e5, 16}, {65504.0, 16}, {3.4e38, 32}]].
bad_size() -> outcome(fun() -> S = id(24), <<1.0:S/float>> end).
bad_size_match() -> S = id(24), case <<1, 2, 3>> of <<_:S/float>> -> yes; _ -> no end.
big_integer() -> outcome(fun() -> <<(id(1 bsl 2000))/float>> end).
no_float() -> <<(id(a))/float>>.

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

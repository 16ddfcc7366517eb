%% Texts of many floats, in all notations.
-module(float_texts_many).
-export([default/0, fixed_0/0, fixed_1/0, fixed_2/0, fixed_3/0, fixed_10/0, fixed_18/0, fixed_25/0, compact/0,
         compact_whole/0, scientific_0/0, scientific_2/0, scientific_16/0, scientific_30/0, short/0, binaries/0,
         signs_of_zero/0, negative_count/0, too_long/0]).

%% Halves and what only looks like them, powers of ten and their neighbours, and numbers of all magnitudes.
values() ->
    Some = [0.0, 0.5, 1.5, 2.5, 0.05, 0.15, 0.25, 0.35, 1.005, 2.675, 0.285, 9.5, 9.95, 9.995, 99.5, 0.995, 0.9995,
            999999.5, 0.1, 0.2, 0.3, 1.0e15, 999999999999999.9, 9007199254740991.0, 9007199254740992.0,
            9007199254740994.0, 1.0e16, 1.0e17, 1.2345678901234567e15, 4.35, 1.0e22, 1.0e23, 5.0e-324,
            2.2250738585072014e-308, 1.7976931348623157e308, 123456789.125, 1.0e-5, 1.0e-4, 0.00123, 1.2e-4],
    Powers = [math:pow(10, E) || E <- lists:seq(-20, 20)],
    Random = random(42, 150),
    All = Some ++ Powers ++ Random,
    All ++ [-F || F <- All, F > 0.0].

random(_, 0) -> [];
random(Seed, Count) ->
    Next = (Seed * 6364136223846793005 + 1442695040888963407) band 16#ffffffffffffffff,
    Exponent = 1023 + (Next bsr 58) - 32,
    <<F/float>> = <<0:1, Exponent:11, (Next band 16#fffffffffffff):52>>,
    [F | random(Next, Count - 1)].

written(Options) -> [try float_to_list(F, Options) catch error:badarg -> badarg end || F <- values()].

default() -> [float_to_list(F) || F <- values()].
fixed_0() -> written([{decimals, 0}]).
fixed_1() -> written([{decimals, 1}]).
fixed_2() -> written([{decimals, 2}]).
fixed_3() -> written([{decimals, 3}]).
fixed_10() -> written([{decimals, 10}]).
fixed_18() -> written([{decimals, 18}]).
fixed_25() -> written([{decimals, 25}]).
compact() -> written([{decimals, 6}, compact]).
compact_whole() -> written([compact, {decimals, 0}]).
scientific_0() -> written([{scientific, 0}]).
scientific_2() -> written([{scientific, 2}]).
scientific_16() -> written([{scientific, 16}]).
scientific_30() -> written([{scientific, 30}]).
short() -> written([short]).
binaries() -> [float_to_binary(F, [{decimals, 4}, compact]) || F <- values(), abs(F) < 1.0e50].
signs_of_zero() -> [float_to_list(F, O) || F <- [0.0, -0.0], O <- [[], [short], [{decimals, 2}], [{scientific, 1}]]].
negative_count() -> {written([{scientific, -1}]), written([{decimals, -1}])}.
too_long() -> {written([{scientific, 249}]), written([{decimals, 253}])}.

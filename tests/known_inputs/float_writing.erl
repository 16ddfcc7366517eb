%% Texts of floats that are written are solved for, in each notation.
%% finding: error found at binary/1: binary(0.5)
%% finding: error found at compact/1: compact(1.5)
%% finding: error found at computed/1: computed(1234)
%% finding: error found at exponent/1: exponent(1.0e10)
%% finding: error found at first/1: first(7.0)
%% finding: error found at long/1: long(1.0e3)
%% finding: error found at minus/1: minus(-0.1)
%% finding: error found at one/1: one(2.5)
%% finding: error found at prefix/1: prefix(120.0)
%% finding: error found at short/1: short(0.1)
%% finding: error found at three/1: three(3.142)
%% finding: error found at two/1: two(100.0)
%% finding: error found at whole/1: whole(42.0)
%% finding: error found at whole_text/1: whole_text(1.5)
%% finding: error found at zero/1: zero(-0.0)
-module(float_writing).
-export([whole/1, one/1, two/1, three/1, minus/1, prefix/1, long/1, first/1, short/1, whole_text/1, exponent/1,
         compact/1, binary/1, computed/1, zero/1]).

-spec whole(float()) -> ok.
whole(F) -> case float_to_list(F, [{decimals, 0}]) of "42" -> error(found); _ -> ok end.

-spec one(float()) -> ok.
one(F) when is_float(F) -> case float_to_list(F, [{decimals, 1}]) of "2.5" -> error(found); _ -> ok end.

-spec two(float()) -> ok.
two(F) -> case float_to_list(F, [{decimals, 2}]) of "100.00" -> error(found); _ -> ok end.

-spec three(float()) -> ok.
three(F) -> case float_to_list(F, [{decimals, 3}]) of "3.142" -> error(found); _ -> ok end.

-spec minus(float()) -> ok.
minus(F) -> case float_to_list(F, [{decimals, 1}]) of "-0.1" -> error(found); _ -> ok end.

-spec prefix(float()) -> ok.
prefix(F) -> case float_to_list(F, [{decimals, 2}]) of "12" ++ _ -> error(found); _ -> ok end.

-spec long(float()) -> ok.
long(F) -> case length(float_to_list(F, [{decimals, 2}])) > 6 of true -> error(found); false -> ok end.

-spec first(float()) -> ok.
first(F) -> case hd(float_to_list(F)) =:= $7 of true -> error(found); false -> ok end.

-spec short(float()) -> ok.
short(F) -> case float_to_binary(F, [short]) =:= <<"0.1">> of true -> error(found); false -> ok end.

-spec whole_text(float()) -> ok.
whole_text(F) -> case float_to_list(F) of "1.50000000000000000000e+00" -> error(found); _ -> ok end.

-spec exponent(float()) -> ok.
exponent(F) -> case lists:suffix("e+10", float_to_list(F, [{scientific, 3}])) of true -> error(found); false -> ok end.

-spec compact(float()) -> ok.
compact(F) -> case float_to_list(F, [{decimals, 4}, compact]) of "1.5" -> error(found); _ -> ok end.

-spec binary(float()) -> ok.
binary(F) -> case float_to_binary(F, [{decimals, 3}]) of <<"0.5", _/binary>> -> error(found); _ -> ok end.

%% Not the float itself is the input.
-spec computed(0..100000) -> ok.
computed(Cents) -> case float_to_list(Cents / 100, [{decimals, 2}]) of "12.34" -> error(found); _ -> ok end.

-spec zero(float()) -> ok.
zero(F) -> case float_to_list(F, [short]) of "-0.0" -> error(found); _ -> ok end.

%% Numbers that are read and written, in other bases than ten, and with a point.
%% finding: error found at as_binary/1: as_binary(884)
%% finding: error found at binary/1: binary(<<"101">>)
%% finding: error found at float/1: float("2,5")
%% finding: error found at hexadecimal/1: hexadecimal("1f")
%% finding: error found at price/1: price(<<"99.1">>)
%% finding: error found at written/1: written(-160)
-module(number_text).
-export([hexadecimal/1, written/1, binary/1, as_binary/1, float/1, price/1]).

-spec hexadecimal(string()) -> ok.
hexadecimal(Text) ->
    try list_to_integer(Text, 16) of
        16#1f -> error(found);
        _ -> ok
    catch
        error:badarg -> ok
    end.

-spec written(integer()) -> ok.
written(Number) ->
    case integer_to_list(Number, 16) of
        "-A" ++ [_] -> error(found);
        _ -> ok
    end.

-spec binary(binary()) -> ok.
binary(Binary) ->
    try binary_to_integer(Binary, 2) of
        5 -> error(found);
        _ -> ok
    catch
        error:badarg -> ok
    end.

-spec as_binary(0..100000) -> ok.
as_binary(Number) ->
    case integer_to_binary(Number, 36) of
        <<"OK">> -> error(found);
        _ -> ok
    end.

-spec float(string()) -> ok.
float(Text) ->
    try list_to_float(Text) of
        2.5 -> error(found);
        _ -> ok
    catch
        error:badarg -> ok
    end.

-spec price(binary()) -> ok.
price(Binary) ->
    try binary_to_float(Binary) of
        Price when Price > 99.0, Price < 99.2 -> error(found);
        _ -> ok
    catch
        error:badarg -> ok
    end.

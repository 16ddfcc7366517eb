%% Two strings that are equal, different though of one size, and in order though the first is longer.
%% finding: error same at same/1: same([<<"a">>,<<"a">>])
%% finding: error other at other/2: other(<<0>>, <<1>>)
%% finding: error longer at order/2: order(<<0,0>>, <<1>>)
-module(bits_equal).
-export([same/1, other/2, order/2]).

-spec same([binary()]) -> ok.
same([One, Other | _]) when One =:= Other, One =/= <<>> -> error(same);
same(_) -> ok.

-spec other(binary(), binary()) -> ok.
other(One, Other) when One =:= Other -> ok;
other(One, Other) when byte_size(One) =:= byte_size(Other) -> error(other);
other(_, _) -> ok.

-spec order(binary(), binary()) -> ok.
order(One, Other) when One < Other, byte_size(One) > byte_size(Other) -> error(longer);
order(_, _) -> ok.

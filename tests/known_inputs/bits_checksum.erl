%% The last byte is the sum of the others. Sizes that come from the input are found one by one.
%% finding: error valid at check/1: check(<<2,0,77,77>>)
-module(bits_checksum).
-export([check/1]).

-spec check(binary()) -> ok.
check(<<Length, Data:Length/binary, Sum>>) when Length > 1 ->
    case lists:sum(binary_to_list(Data)) band 255 of
        Sum when Sum =:= 77 -> error(valid);
        _ -> ok
    end;
check(_) -> ok.

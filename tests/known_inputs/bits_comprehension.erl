%% Built byte by byte, and the halves of bytes swapped.
%% finding: error next at next/1: next(<<"abc">>)
%% finding: error swapped at swap/1: swap(<<"!C">>)
-module(bits_comprehension).
-export([next/1, swap/1]).

-spec next(binary()) -> ok.
next(Text) ->
    case << <<(Byte + 1)>> || <<Byte>> <= Text >> of
        <<"bcd">> -> error(next);
        _ -> ok
    end.

-spec swap(binary()) -> ok.
swap(Text) ->
    case << <<Low:4, High:4>> || <<High:4, Low:4>> <= Text >> of
        <<16#12, 16#34>> -> error(swapped);
        _ -> ok
    end.

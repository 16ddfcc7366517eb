%% Bit operations on integers of any size.
%% finding: error masked at mask/1: mask(-2)
%% finding: error shifted at shift/1: shift(-81)
%% finding: error flipped at flip/1: flip(-18446744073709551617)
-module(bit_operations).
-export([mask/1, shift/1, flip/1]).

-spec mask(integer()) -> ok.
mask(Number) when Number band 16#f0 =:= 16#f0, Number bxor 1 > Number -> error(masked);
mask(_) -> ok.

-spec shift(integer()) -> ok.
shift(Number) when Number bsr 4 =:= -6 -> error(shifted);
shift(_) -> ok.

-spec flip(integer()) -> ok.
flip(Number) when bnot Number =:= 1 bsl 64 -> error(flipped);
flip(_) -> ok.

%% Sizes of the spec and of the program: 42 bits are 6 + 7 * n bits for no n, but 6 * 7 bits.
%% finding: error both at both/1: both(<<0,0,0,0,0,0:2>>)
%% finding: error thirteen at bits/1: bits(<<0,0:5>>)
-module(bits_sizes).
-export([none/1, both/1, bits/1]).

-spec none(<<_:6, _:_*7>> | <<_:_*4>>) -> ok.
none(<<_:42>>) -> error(none);
none(_) -> ok.

-spec both(<<_:6, _:_*7>> | <<_:_*6>>) -> ok.
both(<<_:42>>) -> error(both);
both(_) -> ok.

-spec bits(bitstring()) -> ok.
bits(Bits) when bit_size(Bits) =:= 13 -> error(thirteen);
bits(_) -> ok.

%% Fields that do not start on a byte.
-module(binary_match_unaligned).
-export([fields/0, after_bit/0, binary_inside/0, rest/0, not_whole/0, float/0, bytes/0, bits/0,
         big_number/0]).

fields() -> <<A:1, B:2, C:3, D:10, E:9/little, F:7/signed>> = id(<<16#DEADBEEF:32>>), {A, B, C, D, E, F}.
after_bit() -> <<_:1, A:8, B:16/little, C:23>> = id(<<16#123456789ABC:48>>), {A, B, C}.
binary_inside() -> <<_:3, B:2/binary, R/bits>> = id(<<16#AABBCC:24>>), {B, R}.
rest() -> <<_:5, R/bitstring>> = id(<<1, 2>>), {R, bit_size(R)}.
not_whole() -> case id(<<1, 2, 3:3>>) of <<_, R/binary>> -> R; <<_, R/bits>> -> {bits, R} end.
float() -> <<_:4, F/float, _:4>> = <<0:4, (id(2.5))/float, 0:4>>, F.
byte_by_byte(<<B:8, R/bits>>) -> [B | byte_by_byte(R)];
byte_by_byte(R) -> [R].
bytes() -> byte_by_byte(<<1:3, "abc">>).
bits_of(<<B:1, R/bits>>) -> [B | bits_of(R)];
bits_of(<<>>) -> [].
bits() -> bits_of(<<16#A5, 5:3>>).
big_number() -> <<_:3, N:77/signed, _/bits>> = id(<<16#F0E1D2C3B4A5968778695A:88>>), N.
id(X) -> X.

%% A CRC-32 computed bit by bit.
-module(crc_by_hand).
-export([check/0, some/0]).

table(N) -> lists:foldl(fun(_, C) when C band 1 =:= 1 -> (C bsr 1) bxor 16#EDB88320; (_, C) -> C bsr 1 end, N, lists:seq(1, 8)).
crc(B) -> crc(B, 16#FFFFFFFF) bxor 16#FFFFFFFF.
crc(<<X, R/binary>>, C) -> crc(R, (C bsr 8) bxor table((C bxor X) band 255));
crc(<<>>, C) -> C.
check() -> crc(<<"123456789">>).
some() -> [crc(B) || B <- [<<>>, <<0>>, <<"a">>, <<"abc">>]].

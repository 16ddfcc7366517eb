%% UTF-8 encoding by arithmetic, against the built-in.
-module(utf8_by_hand).
-export([points/0, bytes/0, agrees/0, beyond/0]).

encode(C) when C < 16#80 -> [C];
encode(C) when C < 16#800 -> [16#C0 bor (C bsr 6), tail(C)];
encode(C) when C < 16#10000 -> [16#E0 bor (C bsr 12), tail(C bsr 6), tail(C)];
encode(C) when C < 16#110000 -> [16#F0 bor (C bsr 18), tail(C bsr 12), tail(C bsr 6), tail(C)].
tail(C) -> 16#80 bor (C band 16#3F).
points() -> [0, 127, 128, 955, 2047, 2048, 8364, 65535, 65536, 119070, 16#10FFFF].
bytes() -> [encode(C) || C <- points()].
agrees() -> [list_to_binary(encode(C)) =:= <<C/utf8>> || C <- points()].
beyond() -> encode(16#110000).

%% Bit strings in guards and clauses chosen by size.
-module(guards_with_bits).
-export([kinds/0, framed/0, cut/0, no_bits/0, computed/0, too_small/0]).

kind(B) when is_binary(B), byte_size(B) =:= 0 -> empty;
kind(<<0, _/binary>>) -> zero_first;
kind(B) when bit_size(B) rem 8 =/= 0 -> ragged;
kind(<<A, B, _/binary>>) when A > B -> falling;
kind(<<A:16/little, _/binary>>) when A band 1 =:= 1 -> odd;
kind(B) when binary_part(B, 0, 1) =:= <<"z">> -> z;
kind(B) when is_bitstring(B) -> other.
kinds() -> [kind(B) || B <- [<<>>, <<0, 1>>, <<5:3>>, <<9, 1>>, <<1, 2>>, <<"z{">>, <<2, 3>>, <<7>>, <<"z">>]].
lengths(<<N, B:N/binary, R/binary>>) -> [B | lengths(R)];
lengths(<<>>) -> [].
framed() -> lengths(<<1, "a", 0, 2, "bc">>).
cut() -> lengths(id(<<3, "ab">>)).
no_bits() -> kind(id("list")).
sizes(<<A:4, B:A, C:B/unit:2, R/bits>>) -> {A, B, C, R}.
computed() -> sizes(id(<<3:4, 5:3, 1000:10, 1:1>>)).
too_small() -> sizes(id(<<15:4, 1:2>>)).
id(X) -> X.

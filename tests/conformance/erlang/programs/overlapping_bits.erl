%% Binary patterns that overlap, from the most special to the most general.
-module(overlapping_bits).
-export([all/0, framed/0, cut/0, no_bits/0]).

method(<<"GET ", R/binary>>) -> {get, R};
method(<<"GETALL ", R/binary>>) -> {all, R};
method(<<"PUT ", R/binary>>) -> {put, R};
method(<<"P", _/binary>>) -> p;
method(<<_:4, 5:4, _/bits>>) -> low_five;
method(<<C, C, _/binary>>) -> twice;
method(<<C/utf8, _/binary>>) when C > 127 -> {wide, C};
method(<<N:16>>) -> {two, N};
method(<<>>) -> empty;
method(B) when is_bitstring(B) -> {size, bit_size(B)}.
all() -> [method(B) || B <- [<<"GET x">>, <<"GETALL y">>, <<"PUT ">>, <<"POST">>, <<16#25, 1:3>>, <<"aab">>, <<"λ"/utf8>>, <<1, 2>>, <<>>, <<1, 2, 3>>, <<1:3>>, <<255, 254, 1>>]].
lengths(<<0:1, N:7, B:N/binary, R/binary>>) -> [{short, B} | lengths(R)];
lengths(<<1:1, N:15, B:N/binary, R/binary>>) -> [{long, B} | lengths(R)];
lengths(<<>>) -> [].
framed() -> lengths(<<2, "ab", 128, 3, "cde", 0>>).
cut() -> lengths(id(<<128, 9, "x">>)).
no_bits() -> method(id(get)).
id(X) -> X.

%% Binaries and bitstrings inside others.
-module(binary_construct_parts).
-export([whole/0, sized/0, bits/0, sized_bits/0, unaligned/0, units/0, append_loop/0, shared/0,
         prepend/0, too_short/0, not_binary/0, bits_as_binary/0, integer_as_binary/0,
         negative_size/0]).

whole() -> <<(id(<<"ab">>))/binary, "c", (id(<<>>))/binary>>.
sized() -> <<(id(<<"abcdef">>)):3/binary, (id(<<"xyz">>)):2/bytes>>.
bits() -> <<(id(<<5:3>>))/bitstring, (id(<<1:7>>))/bits>>.
sized_bits() -> <<(id(<<16#FF, 0>>)):12/bitstring, 1:4>>.
unaligned() -> <<1:1, (id(<<"hello">>))/binary, 0:7>>.
units() -> <<(id(<<"abcd">>)):2/binary-unit:16>>.
append_loop() -> lists:foldl(fun(X, A) -> <<A/binary, X>> end, <<>>, lists:seq(1, 50)).
shared() -> A = id(<<"base">>), {<<A/binary, 1>>, <<A/binary, 2>>, A}.
prepend() -> lists:foldl(fun(X, A) -> <<X:4, A/bitstring>> end, <<>>, lists:seq(1, 9)).
too_short() -> <<(id(<<"ab">>)):3/binary>>.
not_binary() -> <<(id(abc))/binary>>.
bits_as_binary() -> <<(id(<<1:3>>))/binary>>.
integer_as_binary() -> <<(id(1))/binary>>.
negative_size() -> <<(id(<<"ab">>)):(id(-1))/binary>>.
id(X) -> X.

%% Bitstrings that are not whole bytes: equality, printing, concatenation.
-module(bitstrings).
-export([equal/0, printed/0, joined/0, sliced/0, compared/0, some/0, as_key/0, after_slice/0,
         tests/0]).

equal() -> {id(<<5:3>>) =:= id(<<2#101:3>>), id(<<5:3>>) =:= id(<<5:4>>), id(<<>>) =:= id(<<0:0>>)}.
printed() -> lists:flatten(io_lib:format("~p ~w ~p", [<<5:3>>, <<255, 1:1>>, <<"text", 3:2>>])).
joined() -> A = id(<<1:3>>), B = id(<<2:6>>), <<A/bits, B/bits, A/bits>>.
sliced() -> <<_:3, A:5/bits, B/bits>> = id(<<16#ABCD:16, 1:3>>), {A, B, <<B/bits, A/bits>>}.
compared() -> [A < B || A <- some(), B <- some()].
some() -> [<<>>, <<0:1>>, <<1:1>>, <<0:8>>, <<1:7>>, <<1:8>>, <<1:9>>, <<255:8, 0:1>>].
as_key() -> M = #{<<1:3>> => three, <<1:4>> => four}, {maps:get(<<1:3>>, M), maps:get(<<1:4>>, M)}.
after_slice() -> <<_:1, B:8/bits, _/bits>> = id(<<2#101010101:9, 0:7>>), {B, B =:= <<2#01010101:8>>, binary_to_list(B)}.
tests() -> {is_bitstring(id(<<1:1>>)), is_binary(id(<<1:1>>)), is_binary(id(<<1:8>>)), is_bitstring(id(a))}.
id(X) -> X.

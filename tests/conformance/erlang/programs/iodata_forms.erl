%% What counts as iodata, and what it comes to.
-module(iodata_forms).
-export([sizes/0, binaries/0, vectors/0, bits/0, bit_lists/0, list_to_binary/0, bad/0, bad_size/0, bad_bits/0]).

sizes() -> [iolist_size(D) || D <- [[], <<>>, "abc", [1, <<2, 3>>, [[4]]], [<<"a">> | <<"b">>]]].
binaries() -> [iolist_to_binary(D) || D <- [[], [1, [2 | <<3>>]], <<"x">>, ["a", [[["b"]]], <<"c">>]]].
vectors() -> [erlang:iolist_to_iovec(D) || D <- [[], <<"ab">>, [<<"a">>, <<"b">>]]].
bits() -> {list_to_bitstring([<<1:1>>, <<2:2>>, 3]), bit_size(list_to_bitstring([<<1:3>>, <<1:6>>]))}.
bit_lists() -> {bitstring_to_list(<<1, 2, 3:4>>), bitstring_to_list(<<>>)}.
list_to_binary() -> [outcome(fun() -> list_to_binary(D) end) || D <- [["a" | <<"b">>], <<"a">>, [256], [-1], [a], [<<1:1>>]]].
bad() -> [outcome(fun() -> iolist_to_binary(D) end) || D <- [[256], [a], a, [1 | 2], [<<1:1>>], {}]].
bad_size() -> [outcome(fun() -> iolist_size(D) end) || D <- [[1 | a], [1.0], <<1:3>>]].
bad_bits() -> [outcome(fun() -> list_to_bitstring(D) end) || D <- [<<1:1>>, [300], a, [1 | 2]]].

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.

%% Conversions between the basic types.
-module(type_conversions).
-export([lists/0, binaries/0, tuples/0, io_lists/0, bits/0, errors/0]).

lists() -> {integer_to_list(id(-5)), list_to_integer("42"), atom_to_list(abc), list_to_atom("xyz"), float_to_list(1.5), list_to_float("2.5")}.
binaries() -> {integer_to_binary(id(7)), binary_to_integer(<<"7">>), atom_to_binary(abc, utf8), binary_to_atom(<<"x">>, utf8), float_to_binary(1.5), binary_to_float(<<"2.5">>), binary_to_existing_atom(<<"abc">>, utf8)}.
tuples() -> {tuple_to_list({1, 2}), list_to_tuple([1, 2]), list_to_binary([1, 2]), binary_to_list(<<1, 2>>)}.
io_lists() -> {iolist_to_binary(["a", [<<"b">>]]), iolist_size(["a", [<<"b">>]]), erlang:iolist_to_iovec(id(<<"abc">>))}.
bits() -> {bitstring_to_list(<<1, 2:4>>), list_to_bitstring([1, <<2:4>>])}.
errors() -> [try F(A) catch error:R -> R end || {F, A} <- [{fun erlang:integer_to_list/1, a}, {fun erlang:list_to_integer/1, "a"}, {fun erlang:binary_to_integer/1, <<>>}, {fun erlang:atom_to_list/1, 1}, {fun erlang:list_to_atom/1, [a]}, {fun erlang:binary_to_float/1, <<"1">>}, {fun erlang:tuple_to_list/1, []}, {fun erlang:list_to_tuple/1, {}}, {fun erlang:list_to_float/1, "1"}]].
id(X) -> X.

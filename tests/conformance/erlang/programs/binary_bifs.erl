%% Functions on binaries in the module erlang.
-module(binary_bifs).
-export([sizes/0, parts/0, splits/0, lists/0, from_lists/0, part_beyond/0, part_negative/0,
         split_beyond/0, list_bad_byte/0, list_atom/0, list_not_list/0, size_atom/0, size_of_bits/0,
         to_list_bits/0, bad_range/0]).

sizes() -> {byte_size(id(<<1, 2>>)), bit_size(id(<<1:3>>)), byte_size(id(<<1:9>>)), size(id(<<1, 2, 3>>))}.
parts() -> {binary_part(id(<<"hello">>), 1, 3), binary_part(id(<<"hello">>), {5, -2}), binary_part(id(<<"hello">>), 0, 0)}.
splits() -> {split_binary(id(<<"hello">>), 2), split_binary(id(<<"hello">>), 0), split_binary(id(<<"hello">>), 5)}.
lists() -> {binary_to_list(id(<<"abc">>)), binary_to_list(id(<<"abcde">>), 2, 4), list_to_binary(id(["a", [<<"b">>, 99] | <<"d">>])), bitstring_to_list(id(<<1, 2:3>>))}.
from_lists() -> {list_to_bitstring(id([1, <<2:3>>])), iolist_to_binary(id([[], "x", <<"y">>])), iolist_size(id([1, "ab", <<"cde">>]))}.
part_beyond() -> binary_part(id(<<"abc">>), 2, 2).
part_negative() -> binary_part(id(<<"abc">>), 1, -2).
split_beyond() -> split_binary(id(<<"a">>), 2).
list_bad_byte() -> list_to_binary(id([256])).
list_atom() -> list_to_binary(id([a])).
list_not_list() -> list_to_binary(id(<<"x">>)).
size_atom() -> byte_size(id(a)).
size_of_bits() -> bit_size(id("abc")).
to_list_bits() -> binary_to_list(id(<<1:1>>)).
bad_range() -> binary_to_list(id(<<"abc">>), 0, 2).
id(X) -> X.

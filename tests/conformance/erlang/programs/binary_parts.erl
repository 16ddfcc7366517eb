%% Parts, ends and common beginnings of binaries.
-module(binary_parts).
-export([parts/0, places/0, lists/0, common/0, copies/0, numbers/0, hexadecimal/0, splits/0, errors/0]).

parts() -> {binary:part(<<"abcdef">>, 1, 3), binary:part(<<"abcdef">>, {6, -2}), binary_part(<<"abc">>, 0, 0), binary:part(<<"abc">>, 3, -3)}.
places() -> {binary:at(<<"abc">>, 2), binary:first(<<"abc">>), binary:last(<<"abc">>)}.
lists() -> {binary:bin_to_list(<<"abcd">>), binary:bin_to_list(<<"abcd">>, 1, 2), binary:bin_to_list(<<"abcd">>, {4, -1}), binary_to_list(<<"abcd">>, 2, 3), binary:list_to_bin([1, <<2>>, [3]])}.
common() -> {binary:longest_common_prefix([<<"abcx">>, <<"abcy">>, <<"abd">>]), binary:longest_common_suffix([<<"xabc">>, <<"bc">>]), binary:longest_common_prefix([<<"a">>])}.
copies() -> {binary:copy(<<"ab">>, 3), binary:copy(<<"ab">>, 0), binary:copy(<<"ab">>)}.
numbers() -> {binary:encode_unsigned(258), binary:encode_unsigned(258, little), binary:decode_unsigned(<<1, 2>>), binary:decode_unsigned(<<1, 2>>, little), binary:decode_unsigned(<<>>), binary:encode_unsigned(0)}.
hexadecimal() -> {binary:encode_hex(<<1, 171, 255>>), binary:decode_hex(<<"01aBFF">>)}.
splits() -> {split_binary(<<"abc">>, 1), split_binary(<<"abc">>, 0), split_binary(<<"abc">>, 3)}.
errors() -> [outcome(F) || F <- [fun() -> binary:part(<<"abc">>, 2, 2) end, fun() -> binary:part(<<"abc">>, -1, 1) end, fun() -> binary:at(<<"abc">>, 3) end, fun() -> binary:first(<<>>) end, fun() -> binary:last(<<>>) end, fun() -> binary:longest_common_prefix([]) end, fun() -> binary:copy(<<"a">>, -1) end, fun() -> binary:encode_unsigned(-1) end, fun() -> binary:decode_hex(<<"abc">>) end, fun() -> binary:decode_hex(<<"xy">>) end, fun() -> split_binary(<<"a">>, id(2)) end, fun() -> binary_to_list(<<"abc">>, id(0), 2) end]].

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

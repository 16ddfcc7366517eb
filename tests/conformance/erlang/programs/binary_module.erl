%% The module binary.
-module(binary_module).
-export([b/0, found/0, split/0, replaced/0, ends/0, parts/0, bytes/0, numbers/0, common/0,
         hexadecimal/0, at_beyond/0, first_empty/0, decode_odd/0, encode_negative/0,
         match_empty/0]).

b() -> <<"hello world, hello">>.
found() -> {binary:match(b(), <<"hello">>), binary:match(b(), [<<"world">>, <<"o">>]), binary:match(b(), <<"zz">>), binary:matches(b(), <<"l">>)}.
split() -> {binary:split(b(), <<" ">>), binary:split(b(), <<"l">>, [global]), binary:split(<<"a,,b,">>, <<",">>, [global, trim_all])}.
replaced() -> {binary:replace(b(), <<"hello">>, <<"bye">>), binary:replace(b(), <<"l">>, <<"L">>, [global])}.
ends() -> {binary:first(b()), binary:last(b()), binary:at(b(), 4)}.
parts() -> {binary:part(b(), 6, 5), binary:part(b(), {18, -5})}.
bytes() -> {binary:bin_to_list(<<"abc">>), binary:bin_to_list(<<"abcdef">>, 1, 3), binary:list_to_bin("xyz"), binary:copy(<<"ab">>, 3)}.
numbers() -> {binary:encode_unsigned(16#ABCDEF), binary:encode_unsigned(258, little), binary:decode_unsigned(<<1, 0, 0>>), binary:decode_unsigned(<<1, 2>>, little), binary:encode_unsigned(0)}.
common() -> {binary:longest_common_prefix([<<"abcd">>, <<"abxy">>]), binary:longest_common_suffix([<<"xyz">>, <<"ayz">>])}.
hexadecimal() -> {binary:encode_hex(<<1, 171, 255>>), binary:decode_hex(<<"01abFF">>)}.
at_beyond() -> binary:at(b(), id(100)).
first_empty() -> binary:first(id(<<>>)).
decode_odd() -> binary:decode_hex(id(<<"abc">>)).
encode_negative() -> binary:encode_unsigned(id(-1)).
match_empty() -> binary:match(b(), id(<<>>)).
id(X) -> X.

%% Integers out of binaries.
-module(binary_match).
-export([headers/0, signed/0, little/0, words/0, big_widths/0, zero_width/0, literals/0,
         same_twice/0, not_binary/0]).

header(<<Version:4, Length:4, Type, Total:16, Rest/binary>>) -> {Version, Length, Type, Total, Rest};
header(<<X>>) -> {one, X};
header(<<>>) -> empty;
header(B) when is_binary(B) -> {short, byte_size(B)}.
headers() -> [header(B) || B <- [<<16#45, 0, 1, 2>>, <<16#45, 0, 1, 2, 3, 4>>, <<7>>, <<>>, <<1, 2>>, <<1, 2, 3>>]].
signed() -> <<A/signed, B:16/signed, C:4/signed, D:4/unsigned>> = id(<<255, 255, 254, 16#89>>), {A, B, C, D}.
little() -> <<A:16/little, B:24/little-signed, C:12/little, _:4>> = id(<<1, 2, 1, 2, 200, 16#AB, 16#CD>>), {A, B, C}.
words() -> <<A:64, B:64/signed, C:64/little, D:72>> = id(<<(-1):64, (-1):64, 1:64, (1 bsl 71):72>>), {A, B, C, D}.
big_widths() -> <<A:128/signed, B:100/little, _/bits>> = id(<<(-5):128, 77:100/little, 0:4>>), {A, B}.
zero_width() -> <<A:0, B:8>> = id(<<9>>), {A, B}.
literals() -> [case B of <<1, X>> -> {one, X}; <<"ab", X>> -> {ab, X}; <<0:4, X:4>> -> {nibble, X}; _ -> none end || B <- [<<1, 2>>, <<"abc">>, <<5>>, <<16#55>>, <<>>]].
same_twice() -> [case B of <<X, X>> -> {twice, X}; <<X, Y>> -> {X, Y} end || B <- [<<1, 1>>, <<1, 2>>]].
not_binary() -> [case X of <<_/binary>> -> binary; <<_/bitstring>> -> bits; _ -> other end || X <- [<<>>, <<1:1>>, a, "x"]].
id(X) -> X.

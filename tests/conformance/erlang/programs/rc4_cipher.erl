%% The stream cipher RC4.
-module(rc4_cipher).
-export([known/0, back/0, empty_key/0]).

schedule(Key) ->
    S0 = maps:from_list([{I, I} || I <- lists:seq(0, 255)]),
    {S, _} = lists:foldl(fun(I, {S1, J}) -> K = (J + maps:get(I, S1) + binary:at(Key, I rem byte_size(Key))) band 255, {swap(I, K, S1), K} end, {S0, 0}, lists:seq(0, 255)),
    S.
swap(I, J, S) -> #{I := A, J := B} = S, S#{I := B, J := A}.
crypt(Key, Text) -> crypt(Text, schedule(Key), 0, 0, <<>>).
crypt(<<>>, _, _, _, Out) -> Out;
crypt(<<C, Rest/binary>>, S, I0, J0, Out) ->
    I = (I0 + 1) band 255, J = (J0 + maps:get(I, S)) band 255, T = swap(I, J, S),
    #{I := A, J := B} = T,
    #{((A + B) band 255) := K} = T,
    crypt(Rest, T, I, J, <<Out/binary, (C bxor K)>>).
known() -> binary:encode_hex(crypt(<<"Key">>, <<"Plaintext">>)).
back() -> crypt(<<"Wiki">>, crypt(<<"Wiki">>, <<"pedia">>)).
empty_key() -> crypt(id(<<>>), <<"a">>).
id(X) -> X.

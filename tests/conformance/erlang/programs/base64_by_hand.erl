%% Base 64 with bit patterns.
-module(base64_by_hand).
-export([texts/0, encoded/0, agrees/0, decoded/0, bad/0]).

encode(B) -> encode_rest(B).
encode_rest(<<A:6, B:6, C:6, D:6, R/binary>>) -> [digit(A), digit(B), digit(C), digit(D) | encode_rest(R)];
encode_rest(<<A:6, B:6, C:4>>) -> [digit(A), digit(B), digit(C bsl 2), $=];
encode_rest(<<A:6, B:2>>) -> [digit(A), digit(B bsl 4), $=, $=];
encode_rest(<<>>) -> [].
digit(N) -> element(N + 1, list_to_tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")).
texts() -> [<<>>, <<"f">>, <<"fo">>, <<"foo">>, <<"foob">>, <<"fooba">>, <<0, 255, 128>>].
encoded() -> [encode(T) || T <- texts()].
agrees() -> [encode(T) =:= base64:encode_to_string(T) || T <- texts()].
decoded() -> [base64:decode(encode(T)) =:= T || T <- texts()].
bad() -> base64:decode("not base 64!").

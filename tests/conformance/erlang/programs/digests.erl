%% Checksums and digests, whole and in pieces.
-module(digests).
-export([md5/0, md5_in_pieces/0, crc/0, crc_goes_on/0, crc_combined/0, adler/0, adler_combined/0, hexadecimal/0,
         no_data/0, bad_start/0, bad_context/0]).

md5() -> [erlang:md5(D) || D <- ["", "abc", <<"message digest">>, [<<"mess">>, "age", [" digest"]]]].
md5_in_pieces() ->
    C = lists:foldl(fun(Piece, Acc) -> erlang:md5_update(Acc, Piece) end, erlang:md5_init(), ["ab", <<"c">>, []]),
    erlang:md5_final(C) =:= erlang:md5("abc").
crc() -> [erlang:crc32(D) || D <- ["", "123456789", <<0, 255>>]].
crc_goes_on() -> erlang:crc32(erlang:crc32("12345"), "6789") =:= erlang:crc32("123456789").
crc_combined() -> erlang:crc32_combine(erlang:crc32("12345"), erlang:crc32("6789"), 4) =:= erlang:crc32("123456789").
adler() -> {erlang:adler32(""), erlang:adler32("Wikipedia"), erlang:adler32(erlang:adler32("Wiki"), "pedia")}.
adler_combined() -> erlang:adler32_combine(erlang:adler32("Wiki"), erlang:adler32("pedia"), 5) =:= erlang:adler32("Wikipedia").
hexadecimal() -> binary:encode_hex(erlang:md5("The quick brown fox")).
no_data() -> [outcome(fun() -> F(X) end) || F <- [fun erlang:md5/1, fun erlang:crc32/1, fun erlang:adler32/1], X <- [a, [300], <<1:1>>]].
bad_start() -> erlang:crc32(id(-1), "a").
bad_context() -> erlang:md5_final(id(<<"short">>)).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

%% Code points out of binaries, with invalid ones refused.
-module(binary_match_utf).
-export([good8/0, bad8/0, good16/0, bad16/0, little16/0, points32/0, little32/0, literal/0,
         skipped/0, unaligned/0]).

points8(<<P/utf8, R/binary>>) -> [P | points8(R)];
points8(<<>>) -> [];
points8(R) -> {bad, R}.
good8() -> points8(<<"aż日𝄞"/utf8>>).
bad8() -> [points8(B) || B <- [<<128>>, <<16#C0, 16#80>>, <<16#ED, 16#A0, 16#80>>, <<16#F4, 16#90, 16#80, 16#80>>, <<16#E2, 16#82>>, <<255>>, <<$a, 16#C3>>]].
points16(<<P/utf16, R/binary>>) -> [P | points16(R)];
points16(R) -> R.
good16() -> points16(<<"a日𝄞"/utf16>>).
bad16() -> [points16(B) || B <- [<<16#D800:16, 16#D800:16>>, <<16#DC00:16>>, <<16#D834:16>>, <<1>>]].
little16() -> <<A/utf16-little, B/utf16-little>> = id(<<"x𝄞"/utf16-little>>), {A, B}.
points32() -> [case B of <<P/utf32>> -> P; _ -> bad end || B <- [<<16#1F600:32>>, <<16#D800:32>>, <<16#110000:32>>, <<0:24>>]].
little32() -> <<P/utf32-little>> = id(<<8364:32/little>>), P.
literal() -> [case B of <<"é"/utf8, R/binary>> -> {e_acute, R}; _ -> other end || B <- [<<"été"/utf8>>, <<"ete">>]].
skipped() -> <<_/utf8, _/utf8, R/binary>> = id(<<"日本語"/utf8>>), R.
unaligned() -> <<_:1, P/utf8, _:7>> = id(<<1:1, "ż"/utf8, 0:7>>), P.
id(X) -> X.

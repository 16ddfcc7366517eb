%% Base64, strictly and leniently.
-module(base64_forms).
-export([encoded/0, strings/0, decoded/0, bad/0, strict/0, mime/0, mime_string/0, back/0, no_data/0, bits/0]).

encoded() -> [base64:encode(B) || B <- [<<>>, <<"f">>, <<"fo">>, <<"foo">>, <<"foobar">>, <<255, 254, 253>>]].
strings() -> {base64:encode_to_string("hello"), base64:encode("hello"), base64:decode_to_string("aGVsbG8=")}.
decoded() -> [outcome(fun() -> base64:decode(B) end) || B <- [<<"Zm8=">>, "Zm9v", <<" Zm\n9v ">>, <<>>, <<"Zg==">>]].
bad() -> [outcome(fun() -> base64:decode(B) end) || B <- [<<"Zg=">>, <<"Z">>, <<"Zm9v!">>, <<"Zg==Zg==">>, <<"====">>]] =/= [].
strict() -> base64:decode(id(<<"Zm8*">>)).
mime() -> [base64:mime_decode(B) || B <- [<<"Zm*9v">>, <<"Zg=Zg">>, <<"Zm9v====">>, "Z,m,8"]].
mime_string() -> base64:mime_decode_to_string("aG*Vs bG8=").
back() -> lists:all(fun(N) -> B = list_to_binary(lists:seq(0, N)), base64:decode(base64:encode(B)) =:= B end, lists:seq(0, 40)).
no_data() -> [outcome(fun() -> base64:encode(X) end) || X <- [a, [256], [a]]].
bits() -> outcome(fun() -> base64:encode(id(<<1:3>>)) end).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

%% Binaries that grow by appending, branch, and are matched while growing.
-module(accumulate_binary).
-export([grown/0, branches/0, interleaved/0, doubled/0, backwards/0, bits/0]).

grow(N) -> grow(N, <<>>).
grow(0, B) -> B;
grow(N, B) -> grow(N - 1, <<B/binary, N:16>>).
grown() -> {byte_size(grow(500)), erlang:phash2(grow(500))}.
branches() -> A = grow(3), B = <<A/binary, 1>>, C = <<A/binary, 2>>, D = <<B/binary, 3>>, {A, B, C, D}.
interleaved() -> lists:foldl(fun(X, {A, B}) -> {<<A/binary, X>>, <<B/binary, X, X>>} end, {<<>>, <<>>}, lists:seq(1, 5)).
copied(<<X, R/binary>>, A) -> copied(R, <<A/binary, X, X>>);
copied(<<>>, A) -> A.
doubled() -> copied(<<"abc">>, <<>>).
reversed(B) -> reversed(B, <<>>).
reversed(<<X, R/binary>>, A) -> reversed(R, <<X, A/binary>>);
reversed(<<>>, A) -> A.
backwards() -> reversed(<<"hello">>).
bits() -> lists:foldl(fun(N, A) -> <<A/bits, N:N>> end, <<>>, lists:seq(1, 12)).

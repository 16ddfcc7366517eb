%% A small binary protocol written and read.
-module(packet_codec).
-export([messages/0, bytes/0, back/0, short/0, unknown/0]).

encode({ping, Id}) -> <<1, Id:16>>;
encode({text, T}) -> B = unicode:characters_to_binary(T), <<2, (byte_size(B)):16/little, B/binary>>;
encode({point, X, Y}) -> <<3, X:32/float, Y:64/float-little>>;
encode({flags, A, B, C}) -> <<4, A:1, B:3, C:4>>;
encode({list, L}) -> <<5, (length(L)), << <<(encode(E))/binary>> || E <- L >>/binary>>.
decode(<<1, Id:16, R/binary>>) -> {{ping, Id}, R};
decode(<<2, N:16/little, B:N/binary, R/binary>>) -> {{text, unicode:characters_to_list(B)}, R};
decode(<<3, X:32/float, Y:64/float-little, R/binary>>) -> {{point, X, Y}, R};
decode(<<4, A:1, B:3, C:4, R/binary>>) -> {{flags, A, B, C}, R};
decode(<<5, N, R/binary>>) -> {L, S} = many(N, R), {{list, L}, S}.
many(0, R) -> {[], R};
many(N, R) -> {E, S} = decode(R), {L, T} = many(N - 1, S), {[E | L], T}.
messages() -> [{ping, 513}, {text, "żółw"}, {point, 1.5, -0.1}, {flags, 1, 5, 9}, {list, [{ping, 1}, {list, []}]}].
bytes() -> [encode(M) || M <- messages()].
back() -> [decode(encode(M)) =:= {M, <<>>} || M <- messages()].
short() -> decode(<<2, 5, 0, "ab">>).
unknown() -> encode({nonsense}).

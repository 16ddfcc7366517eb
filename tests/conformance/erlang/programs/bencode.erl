%% The encoding of torrent files, both ways.
-module(bencode).
-export([sample/0, encoded/0, back/0, bad_number/0, too_short/0, rest/0, no_value/0, odd/0]).

encode(N) when is_integer(N) -> ["i", integer_to_list(N), "e"];
encode(B) when is_binary(B) -> [integer_to_list(byte_size(B)), ":", B];
encode(L) when is_list(L) -> ["l", [encode(X) || X <- L], "e"];
encode(M) when is_map(M) -> ["d", [[encode(K), encode(V)] || {K, V} <- lists:sort(maps:to_list(M))], "e"].
decode(B) -> {V, <<>>} = value(B), V.
value(<<"i", R/binary>>) -> [N, Rest] = binary:split(R, <<"e">>), {binary_to_integer(N), Rest};
value(<<"l", R/binary>>) -> list(R, []);
value(<<"d", R/binary>>) -> {L, Rest} = list(R, []), {pairs(L, #{}), Rest};
value(B) -> [N, R] = binary:split(B, <<":">>), Size = binary_to_integer(N), <<S:Size/binary, Rest/binary>> = R, {S, Rest}.
list(<<"e", Rest/binary>>, Acc) -> {lists:reverse(Acc), Rest};
list(B, Acc) -> {V, Rest} = value(B), list(Rest, [V | Acc]).
pairs([], M) -> M;
pairs([K, V | Rest], M) -> pairs(Rest, M#{K => V}).
sample() -> #{<<"name">> => <<"x">>, <<"sizes">> => [1, -2, []], <<"meta">> => #{}}.
encoded() -> iolist_to_binary(encode(sample())).
back() -> decode(encoded()) =:= sample().
bad_number() -> decode(id(<<"i12x4e">>)).
too_short() -> decode(id(<<"9:abc">>)).
rest() -> decode(id(<<"i1ei2e">>)).
no_value() -> encode(id(1.5)).
odd() -> decode(id(<<"d1:ae">>)).
id(X) -> X.

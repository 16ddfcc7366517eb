%% Numbers in as many bytes as they need, as protocols have them.
-module(variable_length_numbers).
-export([encoded/0, back/0, signed/0, several/0, cut/0, negative/0]).

encode(N) when N < 128 -> <<N>>;
encode(N) -> <<1:1, N:7, (encode(N bsr 7))/binary>>.
decode(B) -> decode(B, 0, 0).
decode(<<0:1, N:7, Rest/binary>>, Shift, Acc) -> {Acc bor (N bsl Shift), Rest};
decode(<<1:1, N:7, Rest/binary>>, Shift, Acc) -> decode(Rest, Shift + 7, Acc bor (N bsl Shift)).
zigzag(N) when N >= 0 -> N * 2;
zigzag(N) -> -N * 2 - 1.
unzigzag(N) -> (N bsr 1) bxor -(N band 1).
encoded() -> [encode(N) || N <- [0, 1, 127, 128, 300, 1 bsl 40]].
back() -> [element(1, decode(encode(N))) =:= N || N <- [0, 5, 128, 16383, 16384, 1 bsl 90]].
signed() -> [{zigzag(N), unzigzag(zigzag(N)) =:= N} || N <- [0, -1, 1, -64, 1000000]].
several() -> decode_all(<< <<(encode(N))/binary>> || N <- [1, 200, 3] >>).
decode_all(<<>>) -> [];
decode_all(B) -> {N, Rest} = decode(B), [N | decode_all(Rest)].
cut() -> decode(id(<<255, 255>>)).
negative() -> outcome(fun() -> byte_size(encode(id(-1))) end).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

%% Huffman codes built from frequencies.
-module(huffman).
-export([table/0, bits/0, round_trip/0]).

build(Text) -> build_tree(lists:sort([{N, C} || {C, N} <- maps:to_list(count(Text))])).
count(Text) -> lists:foldl(fun(C, M) -> maps:update_with(C, fun(N) -> N + 1 end, 1, M) end, #{}, Text).
build_tree([{_, T}]) -> T;
build_tree([{N1, A}, {N2, B} | Rest]) -> build_tree(lists:sort([{N1 + N2, {A, B}} | Rest])).
codes({A, B}, P) -> codes(A, [0 | P]) ++ codes(B, [1 | P]);
codes(C, P) -> [{C, lists:reverse(P)}].
encode(Text) -> C = maps:from_list(codes(build(Text), [])), << <<B:1>> || L <- Text, B <- maps:get(L, C) >>.
decode(<<>>, _, _) -> "";
decode(Bits, {A, B}, Tree) -> <<X:1, R/bits>> = Bits, step(case X of 0 -> A; 1 -> B end, R, Tree).
step({_, _} = T, Bits, Tree) -> decode(Bits, T, Tree);
step(C, Bits, Tree) -> [C | decode(Bits, Tree, Tree)].
table() -> codes(build("abracadabra"), []).
bits() -> encode("abracadabra").
round_trip() -> T = "she sells sea shells", Tree = build(T), decode(encode(T), Tree, Tree) =:= T.

%% Numbers and words taken from text, one by one, in several ways.
-module(scan_in_pieces).
-export([input/0, all_agree/0, signs/0, nothing/0, unknown/0]).

by_pattern("") -> [];
by_pattern([C | R]) when C =:= $\s -> by_pattern(R);
by_pattern([C | _] = S) when C >= $0, C =< $9 -> {N, R} = string:to_integer(S), [N | by_pattern(R)];
by_pattern([C | _] = S) when C >= $a, C =< $z -> {W, R} = lists:splitwith(fun(X) -> X >= $a andalso X =< $z end, S), [list_to_atom(W) | by_pattern(R)];
by_pattern([C | R]) -> [[C] | by_pattern(R)].
by_regex(S) -> {match, L} = re:run(S, "\\d+|[a-z]+|\\S", [global, {capture, first, list}]), [convert(T) || [T] <- L].
convert([C | _] = T) when C >= $0, C =< $9 -> list_to_integer(T);
convert([C | _] = T) when C >= $a, C =< $z -> list_to_atom(T);
convert(T) -> T.
by_bits(B) -> by_bits(B, <<>>, []).
by_bits(<<C, R/binary>>, W, Acc) when C =:= $\s -> by_bits(R, <<>>, add(W, Acc));
by_bits(<<C, R/binary>>, W, Acc) -> by_bits(R, <<W/binary, C>>, Acc);
by_bits(<<>>, W, Acc) -> lists:reverse(add(W, Acc)).
add(<<>>, Acc) -> Acc;
add(W, Acc) -> [convert(binary_to_list(W)) | Acc].
input() -> "let x be 12 plus 345".
all_agree() -> {by_pattern(input()), by_regex(input()) =:= by_pattern(input()), by_bits(list_to_binary(input())) =:= by_pattern(input())}.
signs() -> {by_pattern("a+(b*2)"), by_regex("a+(b*2)")}.
nothing() -> by_regex(id("   ")).
unknown() -> by_pattern(id([a])).
id(X) -> X.

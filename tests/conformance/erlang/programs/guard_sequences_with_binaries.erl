%% Binaries, guards and sizes in one function head.
-module(guard_sequences_with_binaries).
-export([all/0, answers/0]).

f(<<N, R:N/binary>>) when N > 1 -> {exact, R};
f(<<N, _/binary>> = B) when byte_size(B) > N + 1 -> longer;
f(<<_, R/binary>>) -> {shorter, R};
f(B) when bit_size(B) rem 8 =/= 0 -> partial;
f(_) -> empty.
all() -> [f(B) || B <- [<<2, "ab">>, <<1, "a">>, <<1, "abc">>, <<9, "a">>, <<>>, <<1:3>>, x]].
g(B) when B =:= <<"yes">>; B =:= <<"no">> -> answer;
g(<<"y", _/bits>>) -> starts_y;
g(_) -> other.
answers() -> [g(B) || B <- [<<"yes">>, <<"no">>, <<"y">>, <<"n">>, yes]].

%% A tokenizer over a binary with UTF-8.
-module(tokenizer_binary).
-export([good/0, bad/0]).

tokens(<<>>) -> [];
tokens(<<C, R/binary>>) when C =:= $\s; C =:= $\n -> tokens(R);
tokens(<<C, _/binary>> = B) when C >= $0, C =< $9 -> {N, R} = number(B, 0), [{number, N} | tokens(R)];
tokens(<<"==", R/binary>>) -> [equal | tokens(R)];
tokens(<<"=", R/binary>>) -> [assign | tokens(R)];
tokens(<<"λ"/utf8, R/binary>>) -> [lambda | tokens(R)];
tokens(<<C/utf8, _/binary>> = B) when C >= $a, C =< $z -> {W, R} = word(B, <<>>), [{word, W} | tokens(R)];
tokens(<<C/utf8, R/binary>>) -> [{other, C} | tokens(R)].
number(<<C, R/binary>>, N) when C >= $0, C =< $9 -> number(R, N * 10 + C - $0);
number(R, N) -> {N, R}.
word(<<C, R/binary>>, W) when C >= $a, C =< $z -> word(R, <<W/binary, C>>);
word(R, W) -> {W, R}.
good() -> tokens(<<"x = 12 == λy 日 99999999999999999999"/utf8>>).
bad() -> tokens(<<"ab", 255>>).

%% JSON text read by hand.
-module(json_decode).
-export([good/0, unfinished/0, garbage/0, bad_key/0]).

decode(B) -> {V, R} = value(skip(B)), <<>> = skip(R), V.
skip(<<C, R/binary>>) when C =:= $\s; C =:= $\n; C =:= $\t -> skip(R);
skip(B) -> B.
value(<<"true", R/binary>>) -> {true, R};
value(<<"false", R/binary>>) -> {false, R};
value(<<"null", R/binary>>) -> {null, R};
value(<<$", R/binary>>) -> string(R, <<>>);
value(<<$[, R/binary>>) -> list(skip(R), []);
value(<<${, R/binary>>) -> object(skip(R), #{});
value(<<$-, R/binary>>) -> {N, S} = value(R), {-N, S};
value(<<C, _/binary>> = B) when C >= $0, C =< $9 -> number(B, 0).
number(<<C, R/binary>>, N) when C >= $0, C =< $9 -> number(R, N * 10 + C - $0);
number(R, N) -> {N, R}.
string(<<$", R/binary>>, A) -> {A, R};
string(<<$\\, C, R/binary>>, A) -> string(R, <<A/binary, C>>);
string(<<C/utf8, R/binary>>, A) -> string(R, <<A/binary, C/utf8>>).
list(<<$], R/binary>>, A) -> {lists:reverse(A), R};
list(B, A) -> {V, R} = value(skip(B)), case skip(R) of <<$,, S/binary>> -> list(skip(S), [V | A]); S -> list(S, [V | A]) end.
object(<<$}, R/binary>>, A) -> {A, R};
object(<<$", B/binary>>, A) ->
    {K, R} = string(B, <<>>),
    <<$:, S/binary>> = skip(R),
    {V, T} = value(skip(S)),
    case skip(T) of <<$,, U/binary>> -> object(skip(U), A#{K => V}); U -> object(U, A#{K => V}) end.
good() -> [decode(B) || B <- [<<"1">>, <<" [1, -2, [] ] ">>, <<"{\"a\": {\"b\": [true, null]}}">>, <<"\"x\\\"y\x{e9}\""/utf8>>, <<"123456789012345678901234567890">>]].
unfinished() -> decode(<<"[1, 2">>).
garbage() -> decode(<<"1 x">>).
bad_key() -> decode(<<"{1: 2}">>).

%% Variable-length integers and Elias gamma codes.
-module(bit_reader).
-export([written/0, both_ways/0, gammas/0, decoded/0, cut/0]).

varint(N) when N < 128 -> <<N>>;
varint(N) -> <<1:1, N:7, (varint(N bsr 7))/binary>>.
read(B) -> read(B, 0, 0).
read(<<0:1, X:7, R/binary>>, S, A) -> {A bor (X bsl S), R};
read(<<1:1, X:7, R/binary>>, S, A) -> read(R, S + 7, A bor (X bsl S)).
written() -> [varint(N) || N <- [0, 127, 128, 300, 1 bsl 40, 1 bsl 70]].
both_ways() -> [element(1, read(varint(N))) =:= N || N <- [0, 1, 127, 128, 16384, 1 bsl 63, 1 bsl 100]].
gamma(N) -> L = length(integer_to_list(N, 2)), <<0:(L - 1), N:L>>.
gammas() -> << <<(gamma(N))/bits>> || N <- lists:seq(1, 10) >>.
ungamma(<<>>) -> [];
ungamma(B) -> Z = zeros(B, 0), <<_:Z, N:(Z + 1), R/bits>> = B, [N | ungamma(R)].
zeros(<<0:1, R/bits>>, N) -> zeros(R, N + 1);
zeros(_, N) -> N.
decoded() -> ungamma(gammas()).
cut() -> read(<<255>>).

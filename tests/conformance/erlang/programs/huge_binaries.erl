%% Binaries of many bytes, copied, cut and searched.
-module(huge_binaries).
-export([sizes/0, parts/0, searched/0, split/0, summed/0, bits/0, unaligned/0, hashed/0, number/0, reversed/0,
         beyond/0]).

zeros(N) -> <<0:(N * 8)>>.
sizes() -> [byte_size(zeros(N)) || N <- [0, 1, 63, 64, 65, 10000]].
parts() -> B = list_to_binary([lists:seq(0, 255) || _ <- lists:seq(1, 20)]), {binary:part(B, 5000, 5), binary:at(B, 3333), byte_size(binary:part(B, 1, 5000))}.
searched() -> B = <<(zeros(3000))/binary, "needle", (zeros(100))/binary>>, binary:match(B, <<"needle">>).
split() -> length(binary:split(binary:copy(<<"ab,">>, 500), <<",">>, [global])).
summed() -> lists:sum([X || <<X>> <= binary:copy(<<1, 2, 3>>, 1000)]).
bits() -> bit_size(<< <<X:3>> || X <- lists:seq(1, 3000) >>).
unaligned() -> <<_:3, R/bits>> = <<1:3, (binary:copy(<<"xyz">>, 300))/binary>>, R =:= binary:copy(<<"xyz">>, 300).
hashed() -> {erlang:phash2(binary:copy(<<"a">>, 1000)), erlang:crc32(zeros(1000))}.
number() -> <<N:8000>> = <<1:1, 0:7999>>, N =:= 1 bsl 7999.
reversed() -> B = list_to_binary(lists:seq(1, 200)), list_to_binary(lists:reverse(binary_to_list(B))) =:= << <<(201 - X)>> || <<X>> <= B >>.
beyond() -> binary:part(zeros(100), id(99), 2).
id(X) -> X.

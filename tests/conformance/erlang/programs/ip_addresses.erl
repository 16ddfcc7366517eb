%% Addresses and networks as bits.
-module(ip_addresses).
-export([addresses/0, back/0, members/0, ranges/0, too_many/0, too_large/0, no_number/0, too_long/0]).

parse(T) -> L = [list_to_integer(P) || P <- string:split(T, ".", all)], [_, _, _, _] = L, true = lists:all(fun(N) -> N >= 0 andalso N =< 255 end, L), <<A:32>> = list_to_binary(L), A.
text(A) -> lists:join(".", [integer_to_list(B) || <<B>> <= <<A:32>>]).
network(T) -> [A, L] = string:split(T, "/"), Length = list_to_integer(L), <<N:Length/bits, _/bits>> = <<(parse(A)):32>>, N.
member(Address, Network) -> N = network(Network), Size = bit_size(N), case <<(parse(Address)):32>> of <<N:Size/bits, _/bits>> -> true; _ -> false end.
addresses() -> [parse(T) || T <- ["0.0.0.0", "10.1.2.3", "255.255.255.255"]].
back() -> [lists:flatten(text(N)) || N <- [0, 1 bsl 24 + 5, 4294967295]].
members() -> [member(A, N) || {A, N} <- [{"10.1.2.3", "10.0.0.0/8"}, {"11.1.2.3", "10.0.0.0/8"}, {"1.2.3.4", "0.0.0.0/0"}, {"1.2.3.4", "1.2.3.4/32"}, {"192.168.1.130", "192.168.1.128/25"}]].
range(T) -> N = network(T), S = 32 - bit_size(N), <<Low:32>> = <<N/bits, 0:S>>, <<High:32>> = <<N/bits, -1:S>>, {lists:flatten(text(Low)), lists:flatten(text(High))}.
ranges() -> [range(T) || T <- ["10.0.0.0/8", "192.168.1.77/28", "1.2.3.4/32"]].
too_many() -> parse(id("1.2.3.4.5")).
too_large() -> parse(id("1.2.3.256")).
no_number() -> parse(id("1.2.x.4")).
too_long() -> network(id("1.2.3.4/33")).
id(X) -> X.

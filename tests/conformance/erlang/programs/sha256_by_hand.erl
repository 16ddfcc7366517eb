%% SHA-256 written out, on 32-bit words.
-module(sha256_by_hand).
-export([initial/0, constants/0, first_constants/0, abc/0, empty/0, no_bits/0]).

hash(Message) ->
    Size = bit_size(Message),
    Padding = (447 - Size) rem 512,
    Zeros = if Padding < 0 -> Padding + 512; true -> Padding end,
    blocks(<<Message/bits, 1:1, 0:Zeros, Size:64>>, initial()).
initial() -> {16#6a09e667, 16#bb67ae85, 16#3c6ef372, 16#a54ff53a, 16#510e527f, 16#9b05688c, 16#1f83d9ab, 16#5be0cd19}.
blocks(<<>>, {A, B, C, D, E, F, G, H}) -> binary:encode_hex(<<A:32, B:32, C:32, D:32, E:32, F:32, G:32, H:32>>);
blocks(<<Block:64/binary, Rest/binary>>, State) ->
    Words = extend([W || <<W:32>> <= Block]),
    Next = lists:foldl(fun step/2, State, lists:zip(constants(), Words)),
    blocks(Rest, list_to_tuple([(X + Y) band 16#ffffffff || {X, Y} <- lists:zip(tuple_to_list(State), tuple_to_list(Next))])).
extend(Words) -> extend(lists:reverse(Words), 48).
extend(Back, 0) -> lists:reverse(Back);
extend(Back, N) ->
    W2 = lists:nth(2, Back), W7 = lists:nth(7, Back), W15 = lists:nth(15, Back), W16 = lists:nth(16, Back),
    S0 = rotate(W15, 7) bxor rotate(W15, 18) bxor (W15 bsr 3),
    S1 = rotate(W2, 17) bxor rotate(W2, 19) bxor (W2 bsr 10),
    extend([(W16 + S0 + W7 + S1) band 16#ffffffff | Back], N - 1).
rotate(X, N) -> ((X bsr N) bor (X bsl (32 - N))) band 16#ffffffff.
step({K, W}, {A, B, C, D, E, F, G, H}) ->
    S1 = rotate(E, 6) bxor rotate(E, 11) bxor rotate(E, 25),
    T1 = H + S1 + ((E band F) bxor ((bnot E) band G)) + K + W,
    S0 = rotate(A, 2) bxor rotate(A, 13) bxor rotate(A, 22),
    T2 = S0 + ((A band B) bxor (A band C) bxor (B band C)),
    {(T1 + T2) band 16#ffffffff, A, B, C, (D + T1) band 16#ffffffff, E, F, G}.
constants() -> [fraction(P) || P <- primes(2, 64)].
fraction(P) -> root(P bsl 96, 0, 1 bsl 40) band 16#ffffffff.
root(_, Low, High) when High - Low =< 1 -> Low;
root(N, Low, High) -> Middle = (Low + High) div 2, if Middle * Middle * Middle =< N -> root(N, Middle, High); true -> root(N, Low, Middle) end.
primes(_, 0) -> [];
primes(N, Count) -> case [D || D <- lists:seq(2, N - 1), D * D =< N, N rem D =:= 0] of [] -> [N | primes(N + 1, Count - 1)]; _ -> primes(N + 1, Count) end.
first_constants() -> lists:sublist(constants(), 4).
abc() -> hash(<<"abc">>).
empty() -> hash(<<>>).
no_bits() -> hash(id("abc")).
id(X) -> X.

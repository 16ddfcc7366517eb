%% Transfers that happen whole or not at all.
-module(bank_transfers).
-export([accounts/0, good/0, too_much/0, to_self/0, total/0, unknown_sender/0, unknown_receiver/0, negative/0,
         with_interest/0]).

accounts() -> #{ann => 100, bob => 20}.
transfer(From, To, N, A) when N > 0 ->
    #{From := X} = A,
    _ = maps:get(To, A),
    X >= N orelse throw({insufficient, From, X}),
    B = A#{From := X - N},
    B#{To := maps:get(To, B) + N};
transfer(_, _, N, _) -> error({bad_amount, N}).
all(Transfers) -> try {ok, lists:foldl(fun({F, T, N}, A) -> transfer(F, T, N, A) end, accounts(), Transfers)} catch throw:R -> {rolled_back, R, accounts()} end.
good() -> all([{ann, bob, 30}, {bob, ann, 50}]).
too_much() -> all([{ann, bob, 30}, {bob, ann, 51}]).
to_self() -> all([{ann, ann, 40}]).
total() -> {ok, A} = good(), lists:sum(maps:values(A)).
unknown_sender() -> all([{cy, ann, 1}]).
unknown_receiver() -> all([{ann, cy, 1}]).
negative() -> all([{ann, bob, id(-5)}]).
interest(A, P) -> maps:map(fun(_, X) -> X + (X * P) div 100 end, A).
with_interest() -> [interest(accounts(), P) || P <- [0, 5, 33]].
id(X) -> X.

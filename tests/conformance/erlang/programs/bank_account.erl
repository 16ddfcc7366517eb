%% An account as a fold over its operations.
-module(bank_account).
-export([good/0, poor/0, wrong/0, unknown/0]).

apply_one({deposit, N}, {ok, B}) when N > 0 -> {ok, B + N};
apply_one({withdraw, N}, {ok, B}) when N > 0, N =< B -> {ok, B - N};
apply_one({withdraw, N}, {ok, B}) when N > B -> {error, {insufficient, B, N}};
apply_one({interest, P}, {ok, B}) -> {ok, B + B * P div 100};
apply_one(_, {error, _} = E) -> E.
run(Operations) -> lists:foldl(fun apply_one/2, {ok, 0}, Operations).
good() -> run([{deposit, 100}, {withdraw, 30}, {interest, 10}]).
poor() -> run([{deposit, 10}, {withdraw, 30}, {deposit, 100}]).
wrong() -> run([{deposit, -1}]).
unknown() -> run([{deposit, 1}, close]).

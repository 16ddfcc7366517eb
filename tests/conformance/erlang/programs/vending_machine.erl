%% A machine with states, coins and change.
-module(vending_machine).
-export([start/0, bought/0, too_little/0, gone/0, strange_coin/0, too_early/0, unknown_drink/0]).

start() -> {idle, 0, #{cola => {150, 1}, tea => {80, 0}}}.
event({coin, N}, {_, Credit, Stock}) when N =:= 10; N =:= 50; N =:= 100 -> {{ready, Credit + N, Stock}, []};
event({coin, N}, S) -> {S, [{returned, N}]};
event(cancel, {_, Credit, Stock}) -> {{idle, 0, Stock}, [{returned, Credit} || Credit > 0]};
event({choose, What}, {ready, Credit, Stock}) ->
    case Stock of
        #{What := {_, 0}} -> {{ready, Credit, Stock}, [sold_out]};
        #{What := {Price, _}} when Price > Credit -> {{ready, Credit, Stock}, [{missing, Price - Credit}]};
        #{What := {Price, N}} -> {{idle, 0, Stock#{What := {Price, N - 1}}}, [{vended, What} | change(Credit - Price)]}
    end.
change(0) -> [];
change(N) -> [{returned, N}].
run(Events) -> lists:mapfoldl(fun(E, S) -> {T, Out} = event(E, S), {Out, T} end, start(), Events).
bought() -> run([{coin, 100}, {coin, 100}, {choose, cola}]).
too_little() -> run([{coin, 50}, {choose, cola}, cancel]).
gone() -> run([{coin, 100}, {choose, tea}]).
strange_coin() -> run([{coin, 3}, cancel]).
too_early() -> run([{choose, cola}]).
unknown_drink() -> run([{coin, 10}, {choose, beer}]).

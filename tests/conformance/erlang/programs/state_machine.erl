%% A turnstile and a vending machine as tables of functions.
-module(state_machine).
-export([turned/0, wrong/0, vended/0, stuck/0]).

turn(locked, coin) -> unlocked;
turn(locked, push) -> locked;
turn(unlocked, push) -> locked;
turn(unlocked, coin) -> unlocked.
turned() -> lists:foldl(fun(E, S) -> turn(S, E) end, locked, [coin, push, push, coin, coin]).
wrong() -> turn(locked, kick).
vend(idle, {coin, N}) -> {credit, N};
vend({credit, N}, {coin, M}) -> {credit, N + M};
vend({credit, N}, {choose, P}) when N >= P -> {give, N - P};
vend({credit, N}, {choose, P}) -> {short, P - N};
vend(S, reset) -> {reset, S}.
vended() -> [lists:foldl(fun(E, S) -> vend(S, E) end, idle, Es) || Es <- [[{coin, 5}, {coin, 10}, {choose, 12}], [{coin, 1}, {choose, 3}], [{coin, 1}, reset]]].
stuck() -> vend(idle, {choose, 1}).

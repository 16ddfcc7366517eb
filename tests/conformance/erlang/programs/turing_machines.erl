%% Machines with a tape on both sides.
-module(turing_machines).
-export([increment/0, incremented/0, beaver/0, busy/0, endless/0, no_rule/0, bad_move/0]).

run(Rules, Tape) -> run(Rules, start, {[], Tape}, 1000).
run(_, halt, {L, R}, _) -> string:trim(lists:reverse(L) ++ R, both, "_");
run(_, _, _, 0) -> throw(too_long);
run(Rules, S, {L, R}, N) ->
    {Symbol, Rest} = case R of [] -> {$_, []}; [X | Xs] -> {X, Xs} end,
    {Write, Move, Next} = maps:get({S, Symbol}, Rules),
    run(Rules, Next, move(Move, L, [Write | Rest]), N - 1).
move(right, L, [X | R]) -> {[X | L], R};
move(left, [X | L], R) -> {L, [X | R]};
move(left, [], R) -> {[], [$_ | R]};
move(stay, L, R) -> {L, R}.
increment() -> #{{start, $0} => {$0, right, start}, {start, $1} => {$1, right, start}, {start, $_} => {$_, left, add}, {add, $1} => {$0, left, add}, {add, $0} => {$1, stay, halt}, {add, $_} => {$1, stay, halt}}.
incremented() -> [run(increment(), T) || T <- ["0", "1", "1011", "111", ""]].
beaver() -> #{{start, $_} => {$1, right, b}, {start, $1} => {$1, left, b}, {b, $_} => {$1, left, start}, {b, $1} => {$1, right, halt}}.
busy() -> run(beaver(), "").
endless() -> run(#{{start, $_} => {$_, right, start}}, "").
no_rule() -> run(increment(), id("2")).
bad_move() -> run(#{{start, $_} => {$_, id(up), halt}}, "").
id(X) -> X.

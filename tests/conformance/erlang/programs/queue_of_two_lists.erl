%% A functional queue and a ring buffer.
-module(queue_of_two_lists).
-export([new/0, in_order/0, mixed/0, empty/0]).

new() -> {[], []}.
push(X, {F, B}) -> {F, [X | B]}.
pop({[], []}) -> empty;
pop({[], B}) -> pop({lists:reverse(B), []});
pop({[X | F], B}) -> {X, {F, B}}.
drain(Q) -> case pop(Q) of empty -> []; {X, R} -> [X | drain(R)] end.
in_order() -> drain(lists:foldl(fun push/2, new(), lists:seq(1, 10))).
mixed() -> Q = push(3, push(2, push(1, new()))), {A, Q2} = pop(Q), {A, drain(push(4, Q2))}.
empty() -> pop(new()).

%% Queues used from both ends.
-module(queue_ends).
-export([q/0, in_out/0, from_the_rear/0, peeks/0, dropped/0, empty_out/0, names/0, drained/0, representation/0,
         empty_get/0, empty_drop/0, no_queue/0]).

q() -> queue:from_list([1, 2, 3]).
in_out() -> {{value, X}, Q} = queue:out(queue:in(4, q())), {X, queue:to_list(Q)}.
from_the_rear() -> {{value, X}, Q} = queue:out_r(queue:in_r(0, q())), {X, queue:to_list(Q)}.
peeks() -> {queue:peek(q()), queue:peek_r(q()), queue:peek(queue:new()), queue:get(q()), queue:get_r(q())}.
dropped() -> {queue:to_list(queue:drop(q())), queue:to_list(queue:drop_r(q()))}.
empty_out() -> {queue:out(queue:new()), queue:out_r(queue:new())}.
names() -> {queue:head(q()), queue:daeh(q()), queue:to_list(queue:tail(q())), queue:to_list(queue:init(q())), queue:to_list(queue:cons(0, q())), queue:to_list(queue:snoc(q(), 9))}.
drained() -> drain(q(), []).
drain(Q, Acc) -> case queue:out(Q) of {{value, X}, R} -> drain(R, [X | Acc]); {empty, _} -> lists:reverse(Acc) end.
representation() -> {queue:in(2, queue:in(1, queue:new())), queue:in_r(1, queue:new())}.
empty_get() -> queue:get(queue:new()).
empty_drop() -> queue:drop(id(queue:new())).
no_queue() -> [outcome(F) || F <- [fun() -> queue:in(a, b) end, fun() -> queue:out([]) end, fun() -> queue:len(a) end, fun() -> queue:from_list(a) end]].

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

%% Double ended queues.
-module(queue_module).
-export([q/0, ends/0, both/0, joined/0, split/0, filtered/0, deleted/0, empty/0, not_queue/0]).

q() -> queue:from_list([1, 2, 3, 4]).
ends() -> {queue:head(q()), queue:last(q()), queue:get(q()), queue:daeh(q()), queue:peek(queue:new())}.
both() -> {queue:to_list(queue:in_r(0, q())), queue:out_r(q()), queue:to_list(queue:reverse(q())), queue:to_list(queue:tail(q()))}.
joined() -> queue:to_list(queue:join(q(), queue:from_list([a, b]))).
split() -> {A, B} = queue:split(2, q()), {queue:to_list(A), queue:to_list(B)}.
filtered() -> {queue:to_list(queue:filter(fun(X) -> X rem 2 =:= 0 end, q())), queue:to_list(queue:filtermap(fun(X) -> {true, X * X} end, q())), queue:fold(fun(X, A) -> X + A end, 0, q()), queue:member(3, q()), queue:any(fun(X) -> X > 3 end, q())}.
deleted() -> {queue:to_list(queue:delete(2, q())), queue:to_list(queue:delete_r(9, q()))}.
empty() -> queue:head(queue:new()).
not_queue() -> queue:len(x).

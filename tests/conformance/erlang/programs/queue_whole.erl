%% Queues taken as a whole.
-module(queue_whole).
-export([q/0, sizes/0, reversed/0, joined/0, split/0, filtered/0, filtered_lists/0, mapped/0, folded/0, tests/0,
         deleted/0, bad_split/0, bad_filter/0]).

q() -> queue:from_list([1, 2, 3, 4]).
sizes() -> {queue:len(q()), queue:is_empty(q()), queue:is_empty(queue:new()), queue:is_queue(q()), queue:is_queue(a)}.
reversed() -> queue:to_list(queue:reverse(q())).
joined() -> queue:to_list(queue:join(q(), queue:from_list([a]))).
split() -> {A, B} = queue:split(1, q()), {queue:to_list(A), queue:to_list(B)}.
filtered() -> queue:to_list(queue:filter(fun(X) -> X rem 2 =:= 0 end, q())).
filtered_lists() -> queue:to_list(queue:filter(fun(2) -> [x, y]; (3) -> []; (_) -> true end, q())).
mapped() -> queue:to_list(queue:filtermap(fun(1) -> false; (2) -> true; (X) -> {true, X * 10} end, q())).
folded() -> queue:fold(fun(X, A) -> [X | A] end, [], q()).
tests() -> {queue:any(fun(X) -> X > 3 end, q()), queue:all(fun(X) -> X > 3 end, q()), queue:member(2, q()), queue:member(2.0, q())}.
deleted() -> {queue:to_list(queue:delete(2, q())), queue:to_list(queue:delete_r(9, q())), queue:to_list(queue:delete_with(fun(X) -> X > 2 end, q()))}.
bad_split() -> queue:split(id(9), q()).
bad_filter() -> queue:filter(fun(_) -> id(maybe) end, q()).
id(X) -> X.

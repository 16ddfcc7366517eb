%% Tasks by priority and deadline with a tree as the queue.
-module(priority_scheduling).
-export([new/0, filled/0, order/0, mixed/0, nothing/0, floats/0, bad_priority/0, deadlines/0, bad_task/0]).

new() -> {0, gb_trees:empty()}.
add(P, Task, {N, T}) -> {N + 1, gb_trees:insert({-P, N}, Task, T)}.
next({N, T}) -> case gb_trees:is_empty(T) of true -> empty; false -> {_, Task, R} = gb_trees:take_smallest(T), {Task, {N, R}} end.
drain(Q) -> case next(Q) of empty -> []; {Task, R} -> [Task | drain(R)] end.
filled() -> lists:foldl(fun({P, T}, Q) -> add(P, T, Q) end, new(), [{1, low}, {5, high}, {3, middle}, {5, high_too}, {1, low_too}]).
order() -> drain(filled()).
mixed() -> {A, Q} = next(filled()), {A, drain(add(9, urgent, Q))}.
nothing() -> next(new()).
floats() -> drain(add(1.5, b, add(2, a, add(1, c, new())))).
bad_priority() -> add(id(a), x, new()).
by_deadline(Tasks) -> lists:foldl(fun({D, L, N}, {T, Late}) when T + L > D -> {T, [N | Late]}; ({_, L, _}, {T, Late}) -> {T + L, Late} end, {0, []}, lists:sort(Tasks)).
deadlines() -> by_deadline([{10, 4, a}, {5, 3, b}, {6, 4, c}]).
bad_task() -> by_deadline([{1, 2}]).
id(X) -> X.

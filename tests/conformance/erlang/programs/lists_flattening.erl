%% Deep lists made flat.
-module(lists_flattening).
-export([deep/0, with_tail/0, lengths/0, append/0, concat/0, join/0, reverse/0, improper/0, no_list/0]).

deep() -> lists:flatten([1, [2, [3, []], [[4]]], []]).
with_tail() -> lists:flatten([a, [b]], [c, [d]]).
lengths() -> {lists:flatlength([1, [2, [3]]]), lists:flatlength([[], [[]]])}.
append() -> {lists:append([[1], [], [2, 3]]), lists:append([1], [2]), lists:append([]), lists:append([[a | b]])}.
concat() -> lists:concat([doc, '/', file, '.', 3, ".txt", 1.5]).
join() -> {lists:join(x, [1, 2, 3]), lists:join(x, [1]), lists:join(x, [])}.
reverse() -> {lists:reverse([1, [2, 3]]), lists:reverse([1, 2], tail), lists:reverse([], x)}.
improper() -> outcome(fun() -> lists:flatten([1, [2 | 3]]) end).
no_list() -> [outcome(F) || F <- [fun() -> lists:flatten(a) end, fun() -> lists:flatlength(a) end, fun() -> lists:append(a) end, fun() -> lists:append([a, [b]]) end, fun() -> lists:concat([<<"b">>]) end]].

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.

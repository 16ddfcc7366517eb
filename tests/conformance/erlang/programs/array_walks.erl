%% Going through arrays.
-module(array_walks).
-export([a/0, folds/0, sparse_folds/0, maps/0, lists/0, from/0, equal/0, sum/0, bad_orddict/0, bad_fun/0, raising/0]).

a() -> array:set(4, e, array:from_list([a, b])).
folds() -> {array:foldl(fun(I, V, Acc) -> [{I, V} | Acc] end, [], a()), array:foldr(fun(I, V, Acc) -> [{I, V} | Acc] end, [], a())}.
sparse_folds() -> {array:sparse_foldl(fun(I, V, Acc) -> [{I, V} | Acc] end, [], a()), array:sparse_foldr(fun(I, _, Acc) -> [I | Acc] end, [], a())}.
maps() -> {array:to_list(array:map(fun(I, V) -> {I, V} end, a())), array:to_list(array:sparse_map(fun(_, V) -> {V} end, a()))}.
lists() -> {array:to_list(a()), array:sparse_to_list(a()), array:to_orddict(a()), array:sparse_to_orddict(a())}.
from() -> {array:to_list(array:from_orddict([{1, x}, {3, y}])), array:to_list(array:from_list([1, 2], z)), array:to_list(array:from_orddict([{0, q}], d))}.
equal() -> {array:from_list([1]) =:= array:set(0, 1, array:new()), array:is_array(a()), array:is_array({array})}.
sum() -> array:foldl(fun(_, V, S) -> V + S end, 0, array:from_list(lists:seq(1, 200))).
bad_orddict() -> [outcome(fun() -> array:from_orddict(D) end) || D <- [[{1, a}, {0, b}], [{a, b}], [{0, a}, {0, b}], x]].
bad_fun() -> outcome(fun() -> array:map(x, a()) end).
raising() -> array:foldl(fun(_, V, _) -> V + 1 end, 0, a()).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.

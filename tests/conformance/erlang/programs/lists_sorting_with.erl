%% Sorting by a function, stably, and what is no order.
-module(lists_sorting_with).
-export([by_second/0, descending/0, unique/0, mixed/0, numbers_equal/0, merged/0, three/0, bad_answer/0, raising/0,
         wrong_arity/0, no_list/0]).

by_second() -> lists:sort(fun({_, A}, {_, B}) -> A =< B end, [{a, 2}, {b, 1}, {c, 2}, {d, 1}]).
descending() -> lists:sort(fun(A, B) -> A >= B end, [3, 1, 2, 3]).
unique() -> lists:usort(fun(A, B) -> string:lowercase(A) =< string:lowercase(B) end, ["b", "A", "a", "B"]).
mixed() -> lists:sort([b, 1, "s", {t}, 1.0, <<>>, #{}, fun lists:map/2, 0]).
numbers_equal() -> {lists:usort([1, 1.0, 2, 2.0]), lists:sort([2.0, 2, 1.0, 1])}.
merged() -> lists:merge(fun(A, B) -> A >= B end, [5, 3, 1], [4, 2]).
three() -> {lists:merge3([1, 4], [2, 5], [3, 6]), lists:umerge3([1, 2], [2, 3], [3, 4])}.
bad_answer() -> lists:sort(fun(_, _) -> maybe end, [2, 1]).
raising() -> lists:sort(fun(A, B) when A > 0, B > 0 -> A =< B end, [1, -1, 2]).
wrong_arity() -> outcome(fun() -> lists:sort(fun(A) -> A end, [2, 1]) end).
no_list() -> outcome(fun() -> lists:sort(id(a)) end).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

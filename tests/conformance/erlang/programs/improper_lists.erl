%% Lists with a tail that is not a list.
-module(improper_lists).
-export([built/0, parts/0, matched/0, is_list_only/0, append_right/0, append_list/0, printed/0,
         compared/0, length_of/0, append_left/0, reverse_of/0, to_tuple/0, map_over/0, sum_over/0,
         iolist/0, iolist_wrong/0]).

built() -> [[a | b], [1, 2 | 3], [x | {y}], [a | [b | c]], [1 | <<2>>]].
parts() -> {hd(id([a | b])), tl(id([a | b])), tl(id([1, 2 | 3]))}.
matched() -> [case L of [X, Y | Z] -> {X, Y, Z}; [X | Y] -> {X, Y} end || L <- [[1 | 2], [1, 2 | 3], [1], [1, 2, 3]]].
is_list_only() -> {is_list(id([a | b])), is_list(id([])), is_list(id(b))}.
append_right() -> id([1, 2]) ++ id(3).
append_list() -> id([1]) ++ id([2 | x]).
printed() -> lists:flatten(io_lib:format("~p ~w", [[a, b | c], [1 | 2]])).
compared() -> lists:sort([[1 | 2], [1, 2], [1], [1 | a], [], [1, 2 | 3], [1 | 1.5], [1 | []]]).
length_of() -> length(id([a | b])).
append_left() -> id([a | b]) ++ id([c]).
reverse_of() -> lists:reverse(id([a | b])).
to_tuple() -> list_to_tuple(id([a | b])).
map_over() -> lists:map(fun(X) -> X end, id([a | b])).
sum_over() -> [X || X <- id([1, 2 | 3])].
iolist() -> iolist_to_binary(id([$a, "bc", [$d | <<"ef">>] | <<"gh">>])).
iolist_wrong() -> iolist_to_binary(id([$a | $b])).
id(X) -> X.

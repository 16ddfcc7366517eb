%% Insertion, lookup, deletion and traversal of a search tree.
-module(binary_tree).
-export([tree/0, listed/0, deleted/0, least_of_none/0]).

insert(X, nil) -> {nil, X, nil};
insert(X, {L, Y, R}) when X < Y -> {insert(X, L), Y, R};
insert(X, {L, Y, R}) when X > Y -> {L, Y, insert(X, R)};
insert(_, T) -> T.
to_list(nil) -> [];
to_list({L, X, R}) -> to_list(L) ++ [X | to_list(R)].
depth(nil) -> 0;
depth({L, _, R}) -> 1 + max(depth(L), depth(R)).
delete(_, nil) -> nil;
delete(X, {L, Y, R}) when X < Y -> {delete(X, L), Y, R};
delete(X, {L, Y, R}) when X > Y -> {L, Y, delete(X, R)};
delete(_, {nil, _, R}) -> R;
delete(_, {L, _, nil}) -> L;
delete(_, {L, _, R}) -> M = least(R), {L, M, delete(M, R)}.
least({nil, X, _}) -> X;
least({L, _, _}) -> least(L).
tree() -> lists:foldl(fun insert/2, nil, [5, 2, 8, 1, 9, 3, 5, 2.5, a]).
listed() -> {to_list(tree()), depth(tree())}.
deleted() -> to_list(lists:foldl(fun delete/2, tree(), [5, 1, 100])).
least_of_none() -> least(nil).

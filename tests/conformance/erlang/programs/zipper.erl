%% A zipper over a list and over a tree.
-module(zipper).
-export([edited/0, beyond/0, empty/0]).

from([H | T]) -> {[], H, T}.
right({L, X, [Y | R]}) -> {[X | L], Y, R}.
left({[Y | L], X, R}) -> {L, Y, [X | R]}.
set(V, {L, _, R}) -> {L, V, R}.
to({L, X, R}) -> lists:reverse(L) ++ [X | R].
edited() -> to(set(z, left(right(right(from([a, b, c])))))).
beyond() -> right(from([a])).
empty() -> from([]).

%% Insertion and bubble sort.
-module(sort_insertion).
-export([inserted/0, bubbled/0]).

insertion(L) -> lists:foldl(fun insert/2, [], L).
insert(X, [Y | T]) when X > Y -> [Y | insert(X, T)];
insert(X, L) -> [X | L].
bubble(L) -> case pass(L, false) of {M, true} -> bubble(M); {M, false} -> M end.
pass([A, B | T], _) when A > B -> {R, _} = pass([A | T], true), {[B | R], true};
pass([A | T], C) -> {R, D} = pass(T, C), {[A | R], D};
pass([], C) -> {[], C}.
inserted() -> insertion([3, 1, 2, 9, -1, 2.5]).
bubbled() -> bubble([3, 1, 2, 9, -1, 2.5]).

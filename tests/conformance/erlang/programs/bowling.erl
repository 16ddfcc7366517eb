%% The score of a bowling game.
-module(bowling).
-export([perfect/0, zeros/0, mixed/0, unfinished/0]).

score(Rolls) -> score(Rolls, 1, 0).
score(_, 11, S) -> S;
score([10, A, B | T], F, S) -> score([A, B | T], F + 1, S + 10 + A + B);
score([A, B, C | T], F, S) when A + B =:= 10 -> score([C | T], F + 1, S + 10 + C);
score([A, B | T], F, S) when A + B < 10 -> score(T, F + 1, S + A + B);
score(R, F, _) -> error({unfinished, F, R}).
perfect() -> score(lists:duplicate(12, 10)).
zeros() -> score(lists:duplicate(20, 0)).
mixed() -> score([10, 7, 3, 9, 0, 10, 0, 8, 8, 2, 0, 6, 10, 10, 10, 8, 1]).
unfinished() -> score([3, 4, 5]).

%% Leagues ranked by points, goals and names.
-module(tournament_tables).
-export([games/0, ranked/0, printed/0, ties/0, schedule/0, odd_number/0, bad_game/0, no_score/0]).

play({A, B, X, Y}, T) -> update(B, Y, X, update(A, X, Y, T)).
update(Team, For, Against, T) ->
    maps:update_with(Team, fun({P, D, G}) -> {P + points(For, Against), D + For - Against, G + For} end, {points(For, Against), For - Against, For}, T).
points(X, X) -> 1;
points(X, Y) when X > Y -> 3;
points(_, _) -> 0.
table(Games) -> lists:sort(fun({A, X}, {B, Y}) -> {X, B} >= {Y, A} end, maps:to_list(lists:foldl(fun play/2, #{}, Games))).
games() -> [{lions, snakes, 3, 3}, {tarantulas, awesome, 1, 0}, {lions, awesome, 1, 1}, {tarantulas, snakes, 3, 1}, {lions, grouches, 4, 0}].
ranked() -> table(games()).
printed() -> [io:format("~2w. ~-12s ~w~n", [N, Name, P]) || {N, {Name, {P, _, _}}} <- lists:enumerate(ranked())].
ties() -> table([{b, a, 1, 1}]).
rounds(Teams) when length(Teams) rem 2 =:= 0 -> [F | R] = Teams, rounds(F, R, length(R)).
rounds(_, _, 0) -> [];
rounds(F, R, N) -> L = [F | R], {A, B} = lists:split(length(L) div 2, L), [lists:zip(A, lists:reverse(B)) | rounds(F, tl(R) ++ [hd(R)], N - 1)].
schedule() -> rounds([1, 2, 3, 4]).
odd_number() -> rounds(id([a, b, c])).
bad_game() -> table([id({a, b, 1})]).
no_score() -> table([{a, b, 1, id(x)}]) =/= [].
id(X) -> X.

%% Ways through grids with walls.
-module(grid_paths).
-export([maze/0, paths/0, closed/0, flooded/0, counted/0, outside/0, ragged_start/0]).

grid(Lines) -> maps:from_list([{{R, C}, X} || {R, L} <- lists:enumerate(Lines), {C, X} <- lists:enumerate(L)]).
shortest(G, From, To) -> walk([{From, 0}], [], G#{From := $x}, To).
walk([], [], _, _) -> none;
walk([], Next, G, To) -> walk(lists:reverse(Next), [], G, To);
walk([{To, D} | _], _, _, To) -> D;
walk([{{R, C}, D} | Rest], Next, G, To) ->
    Free = [P || P <- [{R - 1, C}, {R + 1, C}, {R, C - 1}, {R, C + 1}], maps:get(P, G, $#) =:= $.],
    walk(Rest, [{P, D + 1} || P <- Free] ++ Next, lists:foldl(fun(P, M) -> M#{P := $x} end, G, Free), To).
maze() -> grid(["..#.", ".#..", "...#", "#..."]).
paths() -> [shortest(maze(), {1, 1}, To) || To <- [{1, 1}, {4, 4}, {2, 4}, {1, 4}]].
closed() -> shortest(grid(["#.", ".#"]), {1, 2}, {2, 1}).
fill(G, P) -> case G of #{P := $.} -> {R, C} = P, lists:foldl(fun(Q, M) -> fill(M, Q) end, G#{P := $~}, [{R - 1, C}, {R + 1, C}, {R, C - 1}, {R, C + 1}]); _ -> G end.
flooded() -> length([x || $~ <- maps:values(fill(maze(), {1, 1}))]).
ways(1, _) -> 1;
ways(_, 1) -> 1;
ways(R, C) -> ways(R - 1, C) + ways(R, C - 1).
counted() -> [ways(N, N) || N <- [1, 2, 3, 6]].
outside() -> shortest(maze(), id({9, 9}), {1, 1}).
ragged_start() -> shortest(id(#{}), {1, 1}, {1, 1}).
id(X) -> X.

%% A glider on a set of cells.
-module(game_of_life).
-export([glider/0, moved/0, blinker/0, block/0]).

step(Cells) ->
    Near = [{X + DX, Y + DY} || {X, Y} <- Cells, DX <- [-1, 0, 1], DY <- [-1, 0, 1], {DX, DY} =/= {0, 0}],
    Counts = lists:foldl(fun(C, M) -> maps:update_with(C, fun(N) -> N + 1 end, 1, M) end, #{}, Near),
    lists:sort([C || {C, N} <- maps:to_list(Counts), N =:= 3 orelse (N =:= 2 andalso lists:member(C, Cells))]).
glider() -> [{1, 0}, {2, 1}, {0, 2}, {1, 2}, {2, 2}].
moved() -> lists:foldl(fun(_, C) -> step(C) end, glider(), lists:seq(1, 4)).
blinker() -> B = [{0, 1}, {1, 1}, {2, 1}], {step(B), step(step(B)) =:= B}.
block() -> B = [{0, 0}, {0, 1}, {1, 0}, {1, 1}], step(B) =:= B.

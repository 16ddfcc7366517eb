%% Noughts and crosses played to the end.
-module(minimax_noughts).
-export([lines/0, won/0, forced/0, draw/0, loses/0, full/0, no_player/0]).

lines() -> [[1, 2, 3], [4, 5, 6], [7, 8, 9], [1, 4, 7], [2, 5, 8], [3, 6, 9], [1, 5, 9], [3, 5, 7]].
winner(B) -> case [P || P <- [x, o], L <- lines(), lists:all(fun(I) -> element(I, B) =:= P end, L)] of [P | _] -> P; [] -> none end.
free(B) -> [I || I <- lists:seq(1, 9), element(I, B) =:= '_'].
score(B, Turn) ->
    case {winner(B), free(B)} of
        {x, _} -> 1;
        {o, _} -> -1;
        {none, []} -> 0;
        {none, Free} -> best(Turn, [score(setelement(I, B, Turn), other(Turn)) || I <- Free])
    end.
best(x, L) -> lists:max(L);
best(o, L) -> lists:min(L).
other(x) -> o;
other(o) -> x.
move(B, Turn) -> element(2, lists:max([{score(setelement(I, B, Turn), other(Turn)), -I} || I <- free(B)])).
won() -> [winner(B) || B <- [{x, x, x, o, o, '_', '_', '_', '_'}, {o, x, x, x, o, x, o, x, o}, {x, o, x, x, o, o, o, x, x}]].
forced() -> move({x, x, '_', o, o, '_', '_', '_', '_'}, x).
draw() -> score({x, o, x, '_', o, '_', '_', x, '_'}, o).
loses() -> score({o, o, '_', x, x, '_', '_', '_', '_'}, o).
full() -> move({x, o, x, x, o, o, o, x, x}, id(x)).
no_player() -> score({x, o, x, '_', o, '_', '_', x, o}, id(z)).
id(X) -> X.

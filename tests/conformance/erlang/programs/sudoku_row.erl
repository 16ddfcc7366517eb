%% Constraint search on a 4 by 4 Latin square.
-module(sudoku_row).
-export([solved/0, none/0]).

solve([], Done) -> [lists:reverse(Done)];
solve([Row | Rest], Done) -> lists:append([solve(Rest, [R | Done]) || R <- fill(Row), fits(R, Done)]).
fill(Row) -> [R || R <- permutations([1, 2, 3, 4]), lists:all(fun({A, B}) -> A =:= 0 orelse A =:= B end, lists:zip(Row, R))].
fits(R, Done) -> lists:all(fun(D) -> lists:all(fun({A, B}) -> A =/= B end, lists:zip(R, D)) end, Done).
permutations([]) -> [[]];
permutations(L) -> [[X | P] || X <- L, P <- permutations(L -- [X])].
solved() -> solve([[1, 0, 0, 0], [0, 2, 0, 0], [0, 0, 3, 0], [0, 0, 0, 1]], []).
none() -> solve([[1, 1, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]], []).

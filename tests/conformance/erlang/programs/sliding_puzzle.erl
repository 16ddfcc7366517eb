%% The eight-puzzle solved by a guided search.
-module(sliding_puzzle).
-export([goal/0, solved/0, distances/0, neighbours/0, impossible/0, no_hole/0]).

goal() -> {1, 2, 3, 4, 5, 6, 7, 8, 0}.
place(X, T) -> place(X, T, 1).
place(X, T, I) when element(I, T) =:= X -> I;
place(X, T, I) when I < 9 -> place(X, T, I + 1).
far(T) -> lists:sum([abs((I - 1) div 3 - (X - 1) div 3) + abs((I - 1) rem 3 - (X - 1) rem 3) || I <- lists:seq(1, 9), X <- [element(I, T)], X > 0]).
next(T) -> B = place(0, T), [setelement(B, setelement(M, T, 0), element(M, T)) || M <- around(B)].
around(B) -> [B - 3 || B > 3] ++ [B + 3 || B < 7] ++ [B - 1 || B rem 3 =/= 1] ++ [B + 1 || B rem 3 =/= 0].
solve(T) -> search(gb_sets:singleton({far(T), 0, T}), #{}, 400).
search(_, _, 0) -> gave_up;
search(Open, Seen, Budget) ->
    case gb_sets:is_empty(Open) of
        true -> none;
        false ->
            {{_, D, T}, Rest} = gb_sets:take_smallest(Open),
            Goal = goal(),
            case T of
                Goal -> {moves, D};
                _ when is_map_key(T, Seen) -> search(Rest, Seen, Budget);
                _ -> search(lists:foldl(fun(N, S) -> gb_sets:add({D + 1 + far(N), D + 1, N}, S) end, Rest, next(T)), Seen#{T => D}, Budget - 1)
            end
    end.
solved() -> [solve(T) || T <- [goal(), {1, 2, 3, 4, 5, 6, 7, 0, 8}, {1, 2, 3, 0, 4, 6, 7, 5, 8}, {0, 1, 3, 4, 2, 5, 7, 8, 6}]].
distances() -> [far(T) || T <- [goal(), {8, 7, 6, 5, 4, 3, 2, 1, 0}]].
neighbours() -> next(goal()).
impossible() -> solve({2, 1, 3, 4, 5, 6, 7, 8, 0}).
no_hole() -> next(id({1, 2, 3, 4, 5, 6, 7, 8, 9})).
id(X) -> X.

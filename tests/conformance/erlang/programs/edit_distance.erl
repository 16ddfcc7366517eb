%% Levenshtein distance, row by row.
-module(edit_distance).
-export([some/0]).

distance(A, B) -> lists:last(lists:foldl(fun(C, [H | _] = Row) -> lists:reverse(row(C, B, Row, [H + 1])) end, lists:seq(0, length(B)), A)).
row(_, [], _, Acc) -> Acc;
row(C, [D | B], [Diagonal, Up | Row], [Left | _] = Acc) ->
    Cost = if C =:= D -> 0; true -> 1 end,
    row(C, B, [Up | Row], [lists:min([Diagonal + Cost, Up + 1, Left + 1]) | Acc]).
some() -> [distance(A, B) || {A, B} <- [{"kitten", "sitting"}, {"", "abc"}, {"abc", ""}, {"same", "same"}, {"flaw", "lawn"}]].

%% Equations solved exactly, with fractions.
-module(linear_systems).
-export([two/0, three/0, fractions/0, needs_swap/0, singular/0, ragged/0]).

solve(Rows) -> back(forward([[{X, 1} || X <- R] || R <- Rows]), []).
forward([]) -> [];
forward(Rows) ->
    {[Pivot | _], Others} = pick(Rows),
    P = hd(Pivot),
    [tl([divide(X, P) || X <- Pivot]) | forward([tl(lists:zipwith(fun(X, Y) -> minus(X, times(divide(hd(R), P), Y)) end, R, Pivot)) || R <- Others])].
pick(Rows) ->
    case lists:partition(fun([{X, _} | _]) -> X =/= 0 end, Rows) of
        {[], _} -> error(singular);
        {[P | More], Zero} -> {[P], More ++ Zero}
    end.
back([], _) -> [];
back(Rows, _) -> lists:foldr(fun(Row, Known) -> {Factors, [B]} = lists:split(length(Row) - 1, Row), [lists:foldl(fun({F, K}, Acc) -> minus(Acc, times(F, K)) end, B, lists:zip(Factors, Known)) | Known] end, [], Rows).
norm({A, B}) -> G = gcd(A, B), S = if B < 0 -> -1; true -> 1 end, {S * A div G, S * B div G}.
gcd(A, 0) -> abs(A);
gcd(A, B) -> gcd(B, A rem B).
times({A, B}, {C, D}) -> norm({A * C, B * D}).
minus({A, B}, {C, D}) -> norm({A * D - C * B, B * D}).
divide({A, B}, {C, D}) -> norm({A * D, B * C}).
two() -> solve([[2, 1, 5], [1, -3, -1]]).
three() -> solve([[1, 1, 1, 6], [0, 2, 5, -4], [2, 5, -1, 27]]).
fractions() -> solve([[3, 1, 1], [1, 2, 1]]).
needs_swap() -> solve([[0, 1, 2], [1, 0, 3]]).
singular() -> solve([[1, 2, 3], [2, 4, 6]]).
ragged() -> solve([[1, 2, 3], [4, 5]]).

%% Multiple values through cases, as the compiler makes them.
-module(values_and_lets).
-export([ordered/0, classified/0, all/0, subjects/0, tries/0]).

order(A, B) -> if A =< B -> X = A, Y = B; true -> X = B, Y = A end, {X, Y}.
ordered() -> [order(A, B) || A <- [1, 2], B <- [1, 2, 1.5]].
classify(N) -> case N rem 3 of 0 -> K = fizz, S = 3; 1 -> K = one, S = N; _ -> K = N, S = K end, {K, S, N}.
classified() -> [classify(N) || N <- lists:seq(0, 6)].
nested(A, B) ->
    case A of
        1 -> case B of 1 -> X = both; _ -> X = first end, Y = X;
        _ -> X = none, Y = {A, B}
    end,
    {X, Y}.
all() -> [nested(A, B) || A <- [1, 2], B <- [1, 2]].
two_subjects(A, B) -> case {A, B} of {X, X} -> same; {X, Y} when X < Y -> {X, Y}; {X, Y} -> {Y, X} end.
subjects() -> [two_subjects(A, B) || A <- [1, 1.0, a], B <- [1, b, a]].
tried(F) -> try F() of {ok, V} -> X = V, X; V -> {other, V} catch _:R -> {failed, R} end.
tries() -> [tried(F) || F <- [fun() -> {ok, 1} end, fun() -> 2 end, fun() -> throw(3) end]].

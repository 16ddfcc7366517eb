%% The eight queens.
-module(queens).
-export([counts/0, first/0]).

queens(N) -> queens(N, N).
queens(0, _) -> [[]];
queens(K, N) -> [[Q | B] || B <- queens(K - 1, N), Q <- lists:seq(1, N), safe(Q, B, 1)].
safe(_, [], _) -> true;
safe(Q, [H | T], D) -> Q =/= H andalso abs(Q - H) =/= D andalso safe(Q, T, D + 1).
counts() -> [length(queens(N)) || N <- lists:seq(1, 6)].
first() -> hd(queens(6)).

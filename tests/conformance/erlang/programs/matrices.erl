%% Transposition, product, determinant, identity.
-module(matrices).
-export([transposed/0, squared/0, unchanged/0, determinants/0, not_square/0]).

transpose([[] | _]) -> [];
transpose(M) -> [[hd(R) || R <- M] | transpose([tl(R) || R <- M])].
product(A, B) -> C = transpose(B), [[lists:sum(lists:zipwith(fun(X, Y) -> X * Y end, R, S)) || S <- C] || R <- A].
identity(N) -> [[if I =:= J -> 1; true -> 0 end || J <- lists:seq(1, N)] || I <- lists:seq(1, N)].
determinant([[X]]) -> X;
determinant([F | Rows]) -> lists:sum([sign(I) * X * determinant([delete(I, R) || R <- Rows]) || {I, X} <- lists:zip(lists:seq(1, length(F)), F)]).
sign(I) when I rem 2 =:= 1 -> 1;
sign(_) -> -1.
delete(1, [_ | T]) -> T;
delete(N, [H | T]) -> [H | delete(N - 1, T)].
transposed() -> transpose([[1, 2, 3], [4, 5, 6]]).
squared() -> M = [[1, 2], [3, 4.5]], product(M, M).
unchanged() -> M = [[1, 2, 3], [4, 5, 6], [7, 8, 10]], product(M, identity(3)) =:= M.
determinants() -> [determinant(M) || M <- [[[5]], [[1, 2], [3, 4]], [[2, 0, 1], [1, 3, 2], [1, 1, 1 bsl 64]]]].
not_square() -> product([[1, 2]], [[1, 2]]).

%% Matrices multiplied, inverted and taken to powers.
-module(matrix_by_lists).
-export([fibonacci/0, products/0, determinants/0, floats/0, wrong_sizes/0, no_numbers/0]).

transpose([[] | _]) -> [];
transpose(M) -> [[hd(R) || R <- M] | transpose([tl(R) || R <- M])].
multiply(A, B) -> T = transpose(B), [[lists:sum(lists:zipwith(fun erlang:'*'/2, R, C)) || C <- T] || R <- A].
unit(N) -> [[case I of J -> 1; _ -> 0 end || J <- lists:seq(1, N)] || I <- lists:seq(1, N)].
power(M, 0) -> unit(length(M));
power(M, N) when N rem 2 =:= 0 -> power(multiply(M, M), N div 2);
power(M, N) -> multiply(M, power(M, N - 1)).
determinant([]) -> 1;
determinant(M) -> lists:sum([sign(I) * hd(R) * determinant([tl(S) || {J, S} <- lists:enumerate(M), J =/= I]) || {I, R} <- lists:enumerate(M)]).
sign(I) when I rem 2 =:= 1 -> 1;
sign(_) -> -1.
fibonacci() -> [[_, F], _] = power([[1, 1], [1, 0]], 100), F.
products() -> {multiply([[1, 2], [3, 4]], [[0, 1], [1, 0]]), multiply([[1, 2, 3]], [[1], [2], [3]])}.
determinants() -> [determinant(M) || M <- [[[5]], [[1, 2], [3, 4]], [[2, 0, 1], [1, 3, 2], [1, 1, 1]], unit(4)]].
floats() -> multiply([[0.5, 0.25]], [[2], [4]]).
wrong_sizes() -> multiply([[1, 2]], id([[1, 2]])).
no_numbers() -> determinant([[1, 2], [3, id(a)]]).
id(X) -> X.

%% Comprehensions within comprehensions, of both sorts.
-module(nested_comprehensions).
-export([table/0, binary_of_lists/0, list_of_binaries/0, transposed/0, flattened/0, with_funs/0,
         in_guard/0, bits_to_lists/0, cartesian/0]).

table() -> [[{X, Y, X * Y} || Y <- lists:seq(1, X)] || X <- lists:seq(1, 4)].
binary_of_lists() -> << <<(length(L)), (list_to_binary(L))/binary>> || L <- ["ab", "", "xyz"] >>.
list_of_binaries() -> [<< <<(B bxor K)>> || <<B>> <= <<"secret">> >> || K <- [0, 1, 255]].
transposed() -> M = [[1, 2, 3], [4, 5, 6]], [[lists:nth(I, R) || R <- M] || I <- [1, 2, 3]].
flattened() -> [X || R <- [[1, 2], [], [3]], X <- R, X =/= 2].
with_funs() -> [F(X) || F <- [fun(X) -> X + 1 end, fun(X) -> X * X end], X <- [1, 2, 3]].
in_guard() -> [X || X <- lists:seq(1, 30), [] =:= [D || D <- lists:seq(2, X - 1), X rem D =:= 0]].
bits_to_lists() -> [[B || <<B:1>> <= <<X>>] || X <- [1, 170]].
cartesian() -> length([x || _ <- "abcd", _ <- "efg", _ <- [1, 2]]).

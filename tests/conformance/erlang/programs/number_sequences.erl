%% Triangles, Catalan numbers and partitions of numbers.
-module(number_sequences).
-export([rows/0, catalans/0, partitions/0, said/0, longest/0, perfect/0, negative/0, out_of_row/0]).

pascal(0) -> [1];
pascal(N) -> P = pascal(N - 1), lists:zipwith(fun erlang:'+'/2, [0 | P], P ++ [0]).
rows() -> [pascal(N) || N <- lists:seq(0, 6)].
catalan(N) -> lists:nth(N + 1, pascal(2 * N)) div (N + 1).
catalans() -> [catalan(N) || N <- lists:seq(0, 10)].
parts(0, _) -> [[]];
parts(N, Max) -> [[K | P] || K <- lists:seq(min(N, Max), 1, -1), P <- parts(N - K, K)].
partitions() -> {parts(5, 5), length(parts(15, 15))}.
look_and_say(S) -> lists:append([[length(G) + $0, hd(G)] || G <- groups(S)]).
groups([]) -> [];
groups([X | _] = L) -> {A, B} = lists:splitwith(fun(Y) -> Y =:= X end, L), [A | groups(B)].
said() -> lists:foldl(fun(_, [S | _] = L) -> [look_and_say(S) | L] end, ["1"], lists:seq(1, 6)).
collatz(1) -> [1];
collatz(N) when N rem 2 =:= 0 -> [N | collatz(N div 2)];
collatz(N) -> [N | collatz(3 * N + 1)].
longest() -> lists:max([{length(collatz(N)), N} || N <- lists:seq(1, 100)]).
perfect() -> [N || N <- lists:seq(2, 500), lists:sum([D || D <- lists:seq(1, N div 2), N rem D =:= 0]) =:= N].
negative() -> pascal(id(a)).
out_of_row() -> lists:nth(id(9), pascal(3)).
id(X) -> X.

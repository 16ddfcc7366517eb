%% Rows of cells by Wolfram's rules.
-module(elementary_automata).
-export([thirty/0, ninety/0, hundred_ten/0, bits/0, agree/0, no_row/0, no_rule/0]).

next(Row, Rule) -> [(Rule bsr (L * 4 + C * 2 + R)) band 1 || {L, C, R} <- lists:zip3([0 | lists:droplast(Row)], Row, tl(Row) ++ [0])].
show(Row) -> [case C of 1 -> $#; 0 -> $. end || C <- Row].
start(N) -> [if I =:= N div 2 -> 1; true -> 0 end || I <- lists:seq(0, N - 1)].
rows(Rule, N, Count) -> {Rows, _} = lists:mapfoldl(fun(_, R) -> {show(R), next(R, Rule)} end, start(N), lists:seq(1, Count)), Rows.
thirty() -> rows(30, 15, 6).
ninety() -> rows(90, 17, 8).
hundred_ten() -> rows(110, 11, 5).
as_bits(Row) -> << <<C:1>> || C <- Row >>.
bits() -> as_bits(next(start(11), 30)).
by_bits(Row, Rule) -> Padded = <<0:1, (as_bits(Row))/bits, 0:1>>, [(Rule bsr window(Padded, I)) band 1 || I <- lists:seq(0, length(Row) - 1)].
window(B, I) -> <<_:I, W:3, _/bits>> = B, W.
agree() -> lists:all(fun(Rule) -> by_bits(start(9), Rule) =:= next(start(9), Rule) end, lists:seq(0, 255)).
no_row() -> next(id([]), 30).
no_rule() -> next([1], id(a)).
id(X) -> X.

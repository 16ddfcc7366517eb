%% Queens placed with three numbers as boards.
-module(eight_queens_by_bits).
-export([counts/0, one/0, knights/0, popcounts/0, no_number/0]).

count(N) -> count((1 bsl N) - 1, 0, 0, 0).
count(All, All, _, _) -> 1;
count(All, Columns, Left, Right) -> places(All, All band bnot (Columns bor Left bor Right), Columns, Left, Right).
places(_, 0, _, _, _) -> 0;
places(All, Free, C, L, R) ->
    Bit = Free band -Free,
    count(All, C bor Bit, ((L bor Bit) bsl 1) band All, (R bor Bit) bsr 1) + places(All, Free bxor Bit, C, L, R).
counts() -> [count(N) || N <- lists:seq(1, 7)].
one() -> count(1).
knight(S) -> <<Board:64>> = <<1:64>>, Place = Board bsl S, [I || I <- lists:seq(0, 63), (moves(Place) bsr I) band 1 =:= 1].
moves(P) -> A = 16#fefefefefefefefe, B = 16#fcfcfcfcfcfcfcfc, Z = 16#7f7f7f7f7f7f7f7f, Y = 16#3f3f3f3f3f3f3f3f,
    (((P bsl 17) band A) bor ((P bsl 15) band Z) bor ((P bsl 10) band B) bor ((P bsl 6) band Y) bor ((P bsr 17) band Z) bor ((P bsr 15) band A) bor ((P bsr 10) band Y) bor ((P bsr 6) band B)) band 16#ffffffffffffffff.
knights() -> [knight(S) || S <- [0, 27, 63]].
popcount(B) -> length([1 || <<1:1>> <= B]).
popcounts() -> [length([x || <<X:1>> <= B, X =:= 1]) || B <- [<<255>>, <<1:3>>, <<>>]] ++ [popcount(<<2#110:3>>)].
no_number() -> count(id(a)).
id(X) -> X.

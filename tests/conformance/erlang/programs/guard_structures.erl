%% Lists, tuples, maps and comparisons built inside guards.
-module(guard_structures).
-export([all/0, lists/0, three/0]).

f(X, Y) when {X, Y} =:= {1, 2} -> pair;
f(X, Y) when [X, Y] == [1, 2.0] -> loose;
f(X, Y) when {Y, X} < {0, 0} -> below;
f(X, Y) when hd([X]) =:= Y -> same;
f(X, Y) when element(1, {X}) > tl([Y]) -> greater;
f(X, Y) when #{X => 1} =:= #{Y => 1} -> never;
f(_, _) -> none.
all() -> [f(X, Y) || X <- [1, 1.0, -1, a, "s"], Y <- [2, 2.0, -1, a, <<>>]].
g(L) when length(L) rem 2 =:= 0, hd(L) > hd(tl(L)) -> descending;
g([_ | T]) when T =/= [] -> longer;
g(_) -> none.
lists() -> [g(L) || L <- [[2, 1], [1, 2], [1], [], [1, 2, 3], x, [2, 1 | z]]].
h(A, B, C) when A =:= B, B =:= C -> all;
h(A, B, C) when A == B orelse B == C orelse A == C -> two;
h(_, _, _) -> none.
three() -> [h(A, B, C) || A <- [1, 1.0], B <- [1, 2], C <- [1, 1.0, 2]].

%% One variable twice in a pattern means exact equality.
-module(repeated_variables).
-export([all/0, insides/0, bound/0, shadowed/0]).

same(X, X) -> yes;
same(_, _) -> no.
all() -> [same(A, B) || A <- [1, 1.0, "a", [1], {}, 0.0], B <- [1, 1.0, "a", [1.0], {}, -0.0]].
inside({X, [X | _]}) -> X;
inside({X, {X, X}}) -> {all, X};
inside(_) -> none.
insides() -> [inside(T) || T <- [{1, [1, 2]}, {1, [2]}, {a, {a, a}}, {a, {a, b}}, {1, [1.0]}]].
bound() -> X = 5, case id({5, 6}) of {X, Y} -> {fits, Y}; _ -> no end.
shadowed() -> X = id(1), F = fun(Y) -> case Y of X -> same; _ -> other end end, {F(1), F(2), F(1.0)}.
id(X) -> X.

%% Clauses that overlap, where the first one that fits counts.
-module(overlapping_clauses).
-export([chosen/0, floats/0, not_equal/0, improper/0, table/0, no_clause/0]).

f({a, _}, 1) -> 1;
f({_, b}, _) -> 2;
f({a, X}, X) -> 3;
f({a, [_ | T]}, N) when length(T) =:= N -> 4;
f({X, _} = Y, Y) when X =/= z -> 5;
f(_, {a, b}) -> 6;
f([X, X], _) -> 7;
f([_ | _], []) -> 8;
f(X, X) -> 9.
chosen() -> [f(A, B) || {A, B} <- [{{a, b}, 1}, {{a, b}, 2}, {{a, c}, c}, {{a, [x, y]}, 1}, {{q, r}, {q, r}}, {x, {a, b}}, {[1, 1], z}, {[1], []}, {k, k}, {{z, y}, {z, y}}]].
floats() -> [f(A, B) || {A, B} <- [{[1, 1], a}, {1.5, 1.5}]].
not_equal() -> f(1, id(1.0)).
improper() -> f([1 | id(2)], x).
g(X, Y) when X > 5; Y > 5 -> big;
g(X, Y) when X =:= Y, X > 0 -> same;
g(0, _) -> left;
g(_, 0) -> right;
g(X, Y) when is_integer(X), is_integer(Y) -> {X, Y}.
table() -> [[g(X, Y) || Y <- [0, 1, 6]] || X <- [0, 1, 6]].
no_clause() -> g(id(1.5), 2).
id(X) -> X.

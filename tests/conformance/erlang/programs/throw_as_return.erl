%% Leaving deep loops early by a throw.
-module(throw_as_return).
-export([found/0, not_found/0, error_inside/0, products/0, searched/0]).

find(P, L) -> try lists:foreach(fun(X) -> P(X) andalso throw({found, X}) end, L), none catch throw:{found, X} -> {ok, X} end.
found() -> find(fun(X) -> X > 3 end, [1, 2, 5, 7]).
not_found() -> find(fun(X) -> X > 10 end, [1, 2, 5, 7]).
error_inside() -> find(fun(X) -> X + a > 1 end, [1]).
product(L) -> catch lists:foldl(fun(0, _) -> throw(0); (X, A) -> X * A end, 1, L).
products() -> {product([1, 2, 3]), product([1, 0, x])}.
tree({node, L, X, R}, Y) -> X =:= Y andalso throw(hit), tree(L, Y), tree(R, Y);
tree(leaf, _) -> miss.
searched() -> T = {node, {node, leaf, 1, leaf}, 2, {node, leaf, 3, leaf}}, [catch tree(T, Y) || Y <- [1, 3, 9]].

%% Heaps that merge, and sorting with them.
-module(skew_heaps).
-export([sorted/0, shape/0, many/0, three/0, too_many/0, no_heap/0]).

merge(nil, H) -> H;
merge(H, nil) -> H;
merge({X, L, R}, {Y, _, _} = H) when X =< Y -> {X, merge(H, R), L};
merge(A, B) -> merge(B, A).
push(X, H) -> merge({X, nil, nil}, H).
pop({X, L, R}) -> {X, merge(L, R)}.
from(L) -> lists:foldl(fun push/2, nil, L).
drain(nil) -> [];
drain(H) -> {X, R} = pop(H), [X | drain(R)].
sorted() -> [drain(from(L)) || L <- [[], [3, 1, 2], "heap", [b, 1, {}, 2.0, "x"]]].
shape() -> from([5, 3, 8, 1]).
many() -> L = [(N * 7919) rem 1009 || N <- lists:seq(1, 500)], drain(from(L)) =:= lists:sort(L).
smallest(K, L) -> smallest(K, from(L), []).
smallest(0, _, Acc) -> lists:reverse(Acc);
smallest(K, H, Acc) -> {X, R} = pop(H), smallest(K - 1, R, [X | Acc]).
three() -> smallest(3, [9, 4, 7, 1, 8]).
too_many() -> smallest(id(5), [1, 2]).
no_heap() -> drain(id([])).
id(X) -> X.

%% Okasaki's red-black tree.
-module(red_black_tree).
-export([rising/0, many/0]).

insert(X, T) -> {_, L, Y, R} = add(X, T), {b, L, Y, R}.
add(X, e) -> {r, e, X, e};
add(X, {C, L, Y, R}) when X < Y -> balance(C, add(X, L), Y, R);
add(X, {C, L, Y, R}) when X > Y -> balance(C, L, Y, add(X, R));
add(_, T) -> T.
balance(b, {r, {r, A, X, B}, Y, C}, Z, D) -> {r, {b, A, X, B}, Y, {b, C, Z, D}};
balance(b, {r, A, X, {r, B, Y, C}}, Z, D) -> {r, {b, A, X, B}, Y, {b, C, Z, D}};
balance(b, A, X, {r, {r, B, Y, C}, Z, D}) -> {r, {b, A, X, B}, Y, {b, C, Z, D}};
balance(b, A, X, {r, B, Y, {r, C, Z, D}}) -> {r, {b, A, X, B}, Y, {b, C, Z, D}};
balance(C, L, X, R) -> {C, L, X, R}.
height(e) -> 0;
height({_, L, _, R}) -> 1 + max(height(L), height(R)).
elements(e) -> [];
elements({_, L, X, R}) -> elements(L) ++ [X | elements(R)].
rising() -> lists:foldl(fun insert/2, e, lists:seq(1, 10)).
many() -> T = lists:foldl(fun insert/2, e, [N * 37 rem 101 || N <- lists:seq(1, 150)]), {height(T) =< 14, elements(T) =:= lists:seq(0, 100)}.

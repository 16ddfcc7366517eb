%% Merge sort, stable.
-module(sort_merge).
-export([stable/0, agrees/0]).

sort(L) when length(L) < 2 -> L;
sort(L) -> {A, B} = lists:split(length(L) div 2, L), merge(sort(A), sort(B)).
merge([], B) -> B;
merge(A, []) -> A;
merge([{K1, _} = A | As], [{K2, _} | _] = Bs) when K1 =< K2 -> [A | merge(As, Bs)];
merge(As, [B | Bs]) -> [B | merge(As, Bs)].
stable() -> sort([{2, a}, {1, b}, {2, c}, {1, d}, {1.0, e}]).
agrees() -> L = [{N * 31 rem 17, N} || N <- lists:seq(1, 100)], sort(L) =:= lists:keysort(1, L).

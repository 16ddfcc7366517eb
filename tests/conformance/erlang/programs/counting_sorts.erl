%% Sorting without comparing: by counts, by digits, by buckets.
-module(counting_sorts).
-export([numbers/0, agree/0, negative/0, fractions/0, digits/0, empty/0, no_integers/0, outside/0]).

counting(L) -> C = lists:foldl(fun(X, M) -> maps:update_with(X, fun(N) -> N + 1 end, 1, M) end, #{}, L), lists:append([lists:duplicate(maps:get(X, C, 0), X) || X <- lists:seq(lists:min(L), lists:max(L))]).
radix(L) -> radix(L, 1, lists:max(L)).
radix(L, D, Max) when D > Max -> L;
radix(L, D, Max) -> radix(lists:append([[X || X <- L, (X div D) rem 10 =:= I] || I <- lists:seq(0, 9)]), D * 10, Max).
buckets(L, N) -> lists:append([lists:sort([X || X <- L, trunc(X * N) =:= I]) || I <- lists:seq(0, N - 1)]).
shell(L) -> tuple_to_list(gaps(list_to_tuple(L), [G || G <- [7, 3, 1]])).
gaps(T, []) -> T;
gaps(T, [G | R]) -> gaps(lists:foldl(fun(I, A) -> sink(A, I, G) end, T, lists:seq(G + 1, tuple_size(T))), R).
sink(T, I, G) when I > G, element(I - G, T) > element(I, T) -> sink(setelement(I - G, setelement(I, T, element(I - G, T)), element(I, T)), I - G, G);
sink(T, _, _) -> T.
numbers() -> [(N * 7919) rem 997 || N <- lists:seq(1, 60)].
agree() -> [F(numbers()) =:= lists:sort(numbers()) || F <- [fun counting/1, fun radix/1, fun shell/1]].
negative() -> counting([3, -1, 2, -1]).
fractions() -> buckets([0.42, 0.05, 0.99, 0.5, 0.41], 10).
digits() -> radix([170, 45, 75, 90, 802, 24, 2, 66]).
empty() -> counting(id([])).
no_integers() -> radix(id([1.5, 2])).
outside() -> buckets([0.5, id(1.0)], 10).
id(X) -> X.

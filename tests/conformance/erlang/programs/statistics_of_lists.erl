%% Mean, median, mode and spread.
-module(statistics_of_lists).
-export([means/0, medians/0, modes/0, spread/0, histogram/0, moving/0, quartiles/0, empty_mean/0, empty_median/0,
         empty_mode/0]).

mean(L) -> lists:sum(L) / length(L).
median(L) -> S = lists:sort(L), N = length(S), case N rem 2 of 1 -> lists:nth(N div 2 + 1, S); 0 -> (lists:nth(N div 2, S) + lists:nth(N div 2 + 1, S)) / 2 end.
mode(L) -> C = lists:foldl(fun(X, M) -> maps:update_with(X, fun(N) -> N + 1 end, 1, M) end, #{}, L), Most = lists:max(maps:values(C)), lists:sort([X || {X, N} <- maps:to_list(C), N =:= Most]).
deviation(L) -> M = mean(L), math:sqrt(mean([(X - M) * (X - M) || X <- L])).
means() -> [mean(L) || L <- [[1, 2, 3, 4], [1.5], [-1, 1]]].
medians() -> [median(L) || L <- [[3, 1, 2], [4, 1, 3, 2], [5]]].
modes() -> [mode(L) || L <- [[1, 2, 2, 3, 3], "hello", [a]]].
spread() -> deviation([2, 4, 4, 4, 5, 5, 7, 9]).
histogram() -> lists:foldl(fun(X, H) -> orddict:update_counter(X div 10 * 10, 1, H) end, [], [3, 14, 15, 92, 65, 35, 89, 79, 32, 38]).
moving() -> moving([1, 2, 3, 4, 5], 3).
moving(L, N) when length(L) < N -> [];
moving(L, N) -> [mean(lists:sublist(L, N)) | moving(tl(L), N)].
quartiles() -> S = lists:sort([7, 15, 36, 39, 40, 41]), [lists:nth(max(1, ceil(P * length(S))), S) || P <- [0.25, 0.5, 0.75]].
empty_mean() -> mean(id([])).
empty_median() -> median(id([])).
empty_mode() -> mode(id([])).
id(X) -> X.

%% Sorting some thousands of elements in all ways.
-module(large_sorting).
-export([sorted/0, unique/0, by_function/0, by_key/0, merged/0]).

numbers(N) -> lists:sublist(shuffle(N, 12345), N).
shuffle(0, _) -> [];
shuffle(N, S) -> [S rem 1000 | shuffle(N - 1, (S * 1103515245 + 12345) band 16#7FFFFFFF)].
sorted() -> L = lists:sort(numbers(2000)), {lists:sublist(L, 5), lists:last(L), length(L), erlang:phash2(L)}.
unique() -> length(lists:usort(numbers(2000))).
by_function() -> lists:sort(fun(A, B) -> A >= B end, numbers(500)) =:= lists:reverse(lists:sort(numbers(500))).
by_key() -> L = lists:keysort(1, [{X rem 10, I} || {X, I} <- lists:zip(numbers(300), lists:seq(1, 300))]), stable(L).
stable([{A, I}, {A, J} | T]) -> I < J andalso stable([{A, J} | T]);
stable([{A, _}, {B, J} | T]) when A < B -> stable([{B, J} | T]);
stable([_]) -> true.
merged() -> lists:merge(lists:sort(numbers(50)), lists:sort(numbers(60))) =:= lists:sort(numbers(50) ++ numbers(60)).

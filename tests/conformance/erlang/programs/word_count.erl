%% Words counted, longest words, anagrams.
-module(word_count).
-export([text/0, counted/0, longest/0, anagrams/0, capitals/0]).

words(T) -> string:lexemes(string:lowercase(T), " ,.!").
text() -> "The quick brown fox. The lazy dog, the end!".
counted() -> lists:sort(maps:to_list(lists:foldl(fun(W, M) -> M#{W => maps:get(W, M, 0) + 1} end, #{}, words(text())))).
longest() -> lists:last(lists:sort(fun(A, B) -> length(A) =< length(B) end, words(text()))).
anagrams() -> G = lists:foldl(fun(W, D) -> orddict:append(lists:sort(W), W, D) end, orddict:new(), ["listen", "silent", "enlist", "abc", "cab", "x"]), [A || {_, [_, _ | _] = A} <- G].
capitals() -> string:join([string:titlecase(W) || W <- words(text())], " ").

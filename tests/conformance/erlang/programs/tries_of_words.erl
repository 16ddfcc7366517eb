%% Words in a tree of letters.
-module(tries_of_words).
-export([new/0, dictionary/0, members/0, completions/0, all/0, counted/0, unknown_prefix/0, no_word/0]).

new() -> #{}.
add([], T) -> T#{stop => true};
add([C | R], T) -> T#{C => add(R, maps:get(C, T, new()))}.
from(Words) -> lists:foldl(fun add/2, #{}, Words).
member([], T) -> maps:is_key(stop, T);
member([C | R], T) -> case T of #{C := S} -> member(R, S); _ -> false end.
words(T) -> lists:sort(words(T, [])).
words(T, P) -> maps:fold(fun(stop, true, A) -> [lists:reverse(P) | A]; (C, S, A) -> words(S, [C | P]) ++ A end, [], T).
starting(Prefix, T) -> [Prefix ++ W || W <- words(lists:foldl(fun maps:get/2, T, Prefix))].
dictionary() -> from(["car", "card", "care", "cat", "dog", "do"]).
members() -> [member(W, dictionary()) || W <- ["car", "ca", "dog", "dogs", ""]].
completions() -> [starting(P, dictionary()) || P <- ["car", "d", ""]].
all() -> words(dictionary()).
nodes_of(T) -> maps:fold(fun(stop, _, N) -> N; (_, S, N) -> N + nodes_of(S) end, 1, T).
counted() -> nodes_of(dictionary()).
unknown_prefix() -> starting(id("x"), dictionary()).
no_word() -> add(id(word), #{}).
id(X) -> X.

%% Searching with a table of borders.
-module(knuth_morris_pratt).
-export([found/0, table/0, empty_pattern/0, no_text/0]).

borders(P) -> borders(P, 1, 0, #{0 => 0}).
borders(P, I, _, T) when I >= tuple_size(P) -> T;
borders(P, I, K, T) ->
    case element(I + 1, P) =:= element(K + 1, P) of
        true -> borders(P, I + 1, K + 1, T#{I => K + 1});
        false when K > 0 -> borders(P, I, maps:get(K - 1, T), T);
        false -> borders(P, I + 1, 0, T#{I => 0})
    end.
search(Text, Pattern) -> P = list_to_tuple(Pattern), walk(Text, 0, 0, P, borders(P)).
walk([], _, _, _, _) -> [];
walk([C | Rest] = Text, I, K, P, T) ->
    case element(K + 1, P) =:= C of
        true when K + 1 =:= tuple_size(P) -> [I - K | walk(Rest, I + 1, maps:get(K, T) rem tuple_size(P), P, T)];
        true -> walk(Rest, I + 1, K + 1, P, T);
        false when K > 0 -> walk(Text, I, maps:get(K - 1, T), P, T);
        false -> walk(Rest, I + 1, 0, P, T)
    end.
found() -> [search(T, P) || {T, P} <- [{"abcabcabd", "abcabd"}, {"aaaa", "b"}, {"hello", "l"}, {"", "x"}]].
table() -> borders(list_to_tuple("ababaca")).
empty_pattern() -> search("abc", id("")).
no_text() -> search(id(a), "x").
id(X) -> X.

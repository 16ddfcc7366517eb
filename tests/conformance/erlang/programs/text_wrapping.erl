%% Words wrapped into lines of a width, and justified.
-module(text_wrapping).
-export([wrapped/0, centred/0, numbered/0, one_long_word/0]).

wrap(Width, Text) -> wrap(Width, string:lexemes(Text, " "), [], 0, []).
wrap(_, [], Line, _, Lines) -> lists:reverse([finish(Line) | Lines]);
wrap(Width, [W | Ws], [], _, Lines) -> wrap(Width, Ws, [W], length(W), Lines);
wrap(Width, [W | Ws], Line, N, Lines) when N + 1 + length(W) =< Width -> wrap(Width, Ws, [W | Line], N + 1 + length(W), Lines);
wrap(Width, Ws, Line, _, Lines) -> wrap(Width, Ws, [], 0, [finish(Line) | Lines]).
finish(Line) -> string:join(lists:reverse(Line), " ").
wrapped() -> wrap(20, "The quick brown fox jumps over the lazy dog and runs away").
centred() -> [lists:flatten(string:pad(L, 24, both)) || L <- wrapped()].
numbered() -> [lists:flatten(io_lib:format("~3w| ~-20s|", [N, L])) || {N, L} <- lists:zip(lists:seq(1, length(wrapped())), wrapped())].
one_long_word() -> wrap(3, "abcdef gh").

%% Headings, lists and emphasis to HTML.
-module(mini_markdown).
-export([headings/0, lists/0, escapes/0, nested/0, unclosed/0, no_text/0]).

html(Text) -> lists:append(blocks(string:split(Text, "\n", all))).
blocks([]) -> [];
blocks(["" | Rest]) -> blocks(Rest);
blocks(["# " ++ T | Rest]) -> [tag("h1", inline(T)) | blocks(Rest)];
blocks(["## " ++ T | Rest]) -> [tag("h2", inline(T)) | blocks(Rest)];
blocks(["* " ++ _ | _] = L) -> {Items, Rest} = lists:splitwith(fun("* " ++ _) -> true; (_) -> false end, L), [tag("ul", lists:append([tag("li", inline(T)) || "* " ++ T <- Items])) | blocks(Rest)];
blocks([T | Rest]) -> [tag("p", inline(T)) | blocks(Rest)].
tag(N, T) -> "<" ++ N ++ ">" ++ T ++ "</" ++ N ++ ">".
inline("**" ++ T) -> {B, R} = upto("**", T, []), tag("b", inline(B)) ++ inline(R);
inline("*" ++ T) -> {B, R} = upto("*", T, []), tag("i", inline(B)) ++ inline(R);
inline("<" ++ T) -> "&lt;" ++ inline(T);
inline("&" ++ T) -> "&amp;" ++ inline(T);
inline([C | T]) -> [C | inline(T)];
inline([]) -> [].
upto(Mark, T, Acc) -> case lists:prefix(Mark, T) of true -> {lists:reverse(Acc), lists:nthtail(length(Mark), T)}; false when T =/= [] -> upto(Mark, tl(T), [hd(T) | Acc]) end.
headings() -> html("# Title\n\n## Sub *x*").
lists() -> html("* one\n* two **bold**\n\nafter").
escapes() -> html("a < b & c").
nested() -> html("**bold *and italic***").
unclosed() -> html(id("an *open end")).
no_text() -> html(id(a)).
id(X) -> X.

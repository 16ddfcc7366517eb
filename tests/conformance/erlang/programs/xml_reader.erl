%% Elements, attributes and text, read without a library.
-module(xml_reader).
-export([good/0, mismatched/0, unclosed/0, bad_attribute/0, rest/0, nothing/0]).

parse(T) -> {E, []} = element(skip(T)), E.
element("<" ++ T) ->
    {Name, R0} = name(T),
    case attributes(skip(R0), []) of
        {A, "/>" ++ R} -> {{Name, A, []}, R};
        {A, ">" ++ R} -> {Children, R2} = content(R, []), close(Name, R2, {Name, A, Children})
    end.
close(Name, T, E) -> "</" ++ R = T, {Name, ">" ++ R2} = name(R), {E, R2}.
content("</" ++ _ = T, Acc) -> {lists:reverse(Acc), T};
content("<" ++ _ = T, Acc) -> {E, R} = element(T), content(R, [E | Acc]);
content([_ | _] = T, Acc) -> {S, R} = lists:splitwith(fun(C) -> C =/= $< end, T), content(R, [{text, entities(S)} | Acc]).
entities("&lt;" ++ R) -> [$< | entities(R)];
entities("&amp;" ++ R) -> [$& | entities(R)];
entities("&#" ++ R) -> {N, ";" ++ S} = string:to_integer(R), [N | entities(S)];
entities([C | R]) -> [C | entities(R)];
entities([]) -> [].
attributes([C | _] = T, Acc) when C =:= $/; C =:= $> -> {lists:reverse(Acc), T};
attributes(T, Acc) -> {N, "=\"" ++ R} = name(T), {V, [$" | S]} = lists:splitwith(fun(C) -> C =/= $" end, R), attributes(skip(S), [{N, entities(V)} | Acc]).
name(T) -> {[_ | _] = N, R} = lists:splitwith(fun(C) -> C >= $a andalso C =< $z end, T), {list_to_atom(N), R}.
skip([C | R]) when C =:= $\s; C =:= $\n -> skip(R);
skip(R) -> R.
good() -> [parse(T) || T <- ["<a/>", "<a x=\"1\" y=\"&lt;\">text</a>", "<a><b/>mid<c>&#955;&amp;</c></a>"]].
mismatched() -> parse(id("<a></b>")).
unclosed() -> parse(id("<a><b></b>")).
bad_attribute() -> parse(id("<a x=1/>")).
rest() -> parse(id("<a/>junk")).
nothing() -> parse(id("")).
id(X) -> X.

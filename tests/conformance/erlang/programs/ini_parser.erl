%% Sections and keys into nested maps.
-module(ini_parser).
-export([good/0, outside/0, no_value/0]).

parse(T) -> {_, M} = lists:foldl(fun line/2, {none, #{}}, string:lexemes(T, "\n")), M.
line([$; | _], A) -> A;
line([$[ | T], {_, M}) -> N = lists:droplast(T), {N, M#{N => #{}}};
line(L, {S, M}) when S =/= none -> [K, V] = string:split(L, "="), I = maps:get(S, M), {S, M#{S := I#{string:trim(K) => convert(string:trim(V))}}};
line(L, _) -> error({outside_section, L}).
convert("true") -> true;
convert("false") -> false;
convert(V) -> try list_to_integer(V) catch error:badarg -> try list_to_float(V) catch error:badarg -> V end end.
good() -> parse("; comment\n[server]\nport = 80\nhost=localhost\n[debug]\non = true\nratio = 0.5\n").
outside() -> parse("a = 1").
no_value() -> parse("[s]\nkey").

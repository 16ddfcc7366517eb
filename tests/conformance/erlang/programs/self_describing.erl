%% Programs that print programs: quoting with ~p and reading back.
-module(self_describing).
-export([terms/0, both_ways/0, texts/0, pretty/0, limited/0]).

terms() -> [a, 'B c', "str", <<"bin">>, 1.5, -3, [1, [2]], {x, {y}}, #{k => [v]}, [], {}, <<1:3>>, 'é', "é", [a | b], 1 bsl 70, $a].
read(T) -> {ok, Tokens, _} = erl_scan:string(lists:flatten(io_lib:format("~tp.", [T]))), {ok, V} = erl_parse:parse_term(Tokens), V.
both_ways() -> [read(T) =:= T || T <- terms()].
texts() -> [lists:flatten(io_lib:format("~w", [T])) || T <- terms()].
pretty() -> [lists:flatten(io_lib:format("~p", [T])) || T <- terms()].
limited() -> [lists:flatten(io_lib:format("~0p", [lists:duplicate(40, T)])) || T <- [a, "xy"]].

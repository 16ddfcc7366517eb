%% Morse code with a table made once.
-module(morse_code).
-export([table/0, sos/0, words/0, back/0, as_bits/0, unknown/0, bad_code/0]).

table() -> #{$a => ".-", $b => "-...", $e => ".", $l => ".-..", $o => "---", $r => ".-.", $s => "...", $t => "-", $w => ".--", $d => "-..", $h => "...."}.
encode(T) -> lists:join(" / ", [lists:join(" ", [maps:get(C, table()) || C <- W]) || W <- string:lexemes(string:lowercase(T), " ")]).
decode(M) -> Back = maps:from_list([{V, K} || {K, V} <- maps:to_list(table())]), lists:join(" ", [[maps:get(L, Back) || L <- string:lexemes(W, " ")] || W <- string:split(M, " / ", all)]).
sos() -> lists:flatten(encode("SOS")).
words() -> lists:flatten(encode("hello world")).
back() -> lists:flatten(decode(lists:flatten(encode("hello world")))).
as_bits() -> << <<(case C of $. -> <<1:2>>; $- -> <<7:4>>; _ -> <<0:2>> end)/bits>> || C <- lists:flatten(encode("so")) >>.
unknown() -> encode(id("xyz")).
bad_code() -> decode(id("...---...")).
id(X) -> X.

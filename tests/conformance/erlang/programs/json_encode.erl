%% Terms written as JSON text.
-module(json_encode).
-export([simple/0, nested/0, wrong/0]).

encode(true) -> "true";
encode(false) -> "false";
encode(null) -> "null";
encode(N) when is_integer(N) -> integer_to_list(N);
encode(F) when is_float(F) -> io_lib:format("~p", [F]);
encode(B) when is_binary(B) -> [$", [escape(C) || <<C/utf8>> <= B], $"];
encode(L) when is_list(L) -> [$[, lists:join($,, [encode(E) || E <- L]), $]];
encode(M) when is_map(M) -> [${, lists:join($,, [[encode(K), $:, encode(V)] || {K, V} <- lists:sort(maps:to_list(M))]), $}].
escape($") -> "\\\"";
escape($\\) -> "\\\\";
escape($\n) -> "\\n";
escape(C) when C < 32; C > 126 -> io_lib:format("\\u~4.16.0b", [C]);
escape(C) -> C.
text(T) -> lists:flatten(encode(T)).
simple() -> [text(T) || T <- [true, null, 1, -2.5, <<"text">>, [], #{}]].
nested() -> text(#{<<"list">> => [1, [2, [3]], #{}], <<"name">> => <<"a\"b\\c\nd\x{e9}"/utf8>>, <<"n">> => 1 bsl 70}).
wrong() -> text([{tuple}]).

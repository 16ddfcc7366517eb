%% Text made in many ways gives the same.
-module(string_building).
-export([by_append/0, by_format/0, by_binary/0, by_flatmap/0, same/0, padded/0, table/0, quoted/0]).

by_append() -> lists:foldl(fun(N, A) -> A ++ integer_to_list(N) end, "", lists:seq(1, 15)).
by_format() -> lists:flatten([io_lib:format("~b", [N]) || N <- lists:seq(1, 15)]).
by_binary() -> binary_to_list(<< <<(integer_to_binary(N))/binary>> || N <- lists:seq(1, 15) >>).
by_flatmap() -> lists:flatmap(fun integer_to_list/1, lists:seq(1, 15)).
same() -> length(lists:usort([by_append(), by_format(), by_binary(), by_flatmap()])).
padded() -> [string:right(integer_to_list(N), 5, $0) || N <- [1, 22, 333, 123456]].
table() -> [lists:flatten(io_lib:format("~-6s|~6.2f|~4..0b", [N, P, Q])) || {N, P, Q} <- [{"tea", 1.5, 7}, {"coffee", 12.345, 42}]].
quoted() -> "\"" ++ lists:flatmap(fun($") -> "\\\""; ($\\) -> "\\\\"; (C) -> [C] end, "say \"hi\" \\ ") ++ "\"".

%% Comma separated values with quotes.
-module(csv).
-export([table/0, sum/0, open/0]).

rows(T) -> [fields(L, [], []) || L <- string:split(T, "\n", all), L =/= []].
fields([], F, R) -> lists:reverse([lists:reverse(F) | R]);
fields([$" | T], F, R) -> quoted(T, F, R);
fields([$, | T], F, R) -> fields(T, [], [lists:reverse(F) | R]);
fields([C | T], F, R) -> fields(T, [C | F], R).
quoted([$", $" | T], F, R) -> quoted(T, [$" | F], R);
quoted([$" | T], F, R) -> fields(T, F, R);
quoted([C | T], F, R) -> quoted(T, [C | F], R);
quoted([], _, _) -> throw(unterminated).
table() -> rows("name,age\n\"Ann, B.\",30\n\"say \"\"hi\"\"\",\n").
sum() -> [_ | R] = rows("n\n1\n2\n3"), lists:sum([list_to_integer(N) || [N] <- R]).
open() -> rows("a,\"b").

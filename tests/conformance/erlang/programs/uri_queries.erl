%% Queries and percent encoding.
-module(uri_queries).
-export([composed/0, dissected/0, bad_queries/0, quoted/0, quoted_but/0, unquoted/0, bad_unquote/0, decoded/0,
         encodings/0, there_and_back/0, no_list/0]).

composed() -> [uri_string:compose_query(Q) || Q <- [[{"a", "1"}, {"b c", "d&e"}], [], [{"k", true}], [{<<"x">>, <<"y z">>}]]].
dissected() -> [uri_string:dissect_query(Q) || Q <- ["a=1&b=2", "a+b=c%20d", "k", "", "a=&=b", <<"x=%CE%BB">>]].
bad_queries() -> [uri_string:dissect_query(Q) || Q <- ["a=%zz", <<"a=%FF">>, "a=%C3"]].
quoted() -> [uri_string:quote(S) || S <- ["a b/c", "λ", <<"x&y">>, "safe-._~"]].
quoted_but() -> uri_string:quote("a/b c", "/").
unquoted() -> [uri_string:unquote(S) || S <- ["a%20b", "%CE%BB", <<"%41">>, "plain"]].
bad_unquote() -> [outcome(fun() -> uri_string:unquote(S) end) || S <- ["%", "%4", "%zz"]].
decoded() -> [uri_string:percent_decode(U) || U <- ["a%20b", #{path => "%61"}, "%zz", "%C3%A4"]].
encodings() -> uri_string:compose_query([{"a", "ä"}], [{encoding, latin1}]).
there_and_back() -> uri_string:dissect_query(uri_string:compose_query([{"key one", "=&+%"}])).
no_list() -> outcome(fun() -> uri_string:compose_query([id(a)]) end).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

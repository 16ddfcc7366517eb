%% Searching binaries for one pattern or several.
-module(binary_searching).
-export([match/0, matches/0, longest/0, scope/0, compiled/0, split/0, replace/0, replace_fun/0, errors/0]).

match() -> {binary:match(<<"abcabc">>, <<"bc">>), binary:match(<<"abc">>, [<<"c">>, <<"b">>]), binary:match(<<"abc">>, <<"x">>)}.
matches() -> {binary:matches(<<"aaaa">>, <<"aa">>), binary:matches(<<"abcabc">>, [<<"a">>, <<"ab">>, <<"c">>]), binary:matches(<<>>, <<"a">>)}.
longest() -> binary:match(<<"abcde">>, [<<"bcde">>, <<"cd">>, <<"bc">>]).
scope() -> {binary:match(<<"abcabc">>, <<"a">>, [{scope, {1, 5}}]), binary:match(<<"abcabc">>, <<"a">>, [{scope, {6, -3}}]), binary:matches(<<"aXa">>, <<"a">>, [{scope, {0, 1}}])}.
compiled() -> P = binary:compile_pattern([<<"x">>, <<"y">>]), [binary:match(B, P) || B <- [<<"ay">>, <<"xa">>, <<"b">>]].
split() -> {binary:split(<<"a,b,c">>, <<",">>), binary:split(<<"a,b,c">>, <<",">>, [global]), binary:split(<<",a,,">>, <<",">>, [global, trim]), binary:split(<<",a,,">>, <<",">>, [global, trim_all])}.
replace() -> {binary:replace(<<"abcb">>, <<"b">>, <<"X">>), binary:replace(<<"abcb">>, <<"b">>, <<"X">>, [global]), binary:replace(<<"abc">>, <<"b">>, <<"[]">>, [{insert_replaced, 1}])}.
replace_fun() -> binary:replace(<<"abcb">>, <<"b">>, fun(M) -> <<"<", M/binary, ">">> end, [global]).
errors() -> [outcome(F) || F <- [fun() -> binary:match(<<"a">>, <<>>) end, fun() -> binary:match(<<"a">>, []) end, fun() -> binary:match("a", <<"a">>) end, fun() -> binary:match(<<"a">>, <<"a">>, [{scope, {0, 2}}]) end, fun() -> binary:split(<<"a">>, <<"b">>, [strange]) end, fun() -> binary:replace(<<"a">>, <<"a">>, <<"b">>, [{insert_replaced, 5}]) end, fun() -> binary:match(<<1:3>>, <<"a">>) end]].

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.

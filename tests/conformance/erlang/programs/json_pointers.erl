%% Paths into decoded documents.
-module(json_pointers).
-export([doc/0, found/0, whole/0, errors/0, bad_index/0, no_pointer/0, changed/0, beyond/0]).

doc() -> #{<<"foo">> => [<<"bar">>, #{<<"a/b">> => 1, <<"m~n">> => 8}], <<>> => 0}.
parse(<<>>) -> [];
parse(<<"/", R/binary>>) -> [unescape(P) || P <- binary:split(R, <<"/">>, [global])].
unescape(B) -> binary:replace(binary:replace(B, <<"~1">>, <<"/">>, [global]), <<"~0">>, <<"~">>, [global]).
get(P, D) -> lists:foldl(fun step/2, D, parse(P)).
step(K, M) when is_map(M) -> case M of #{K := V} -> V; _ -> throw({missing, K}) end;
step(K, L) when is_list(L) -> I = binary_to_integer(K), if I < length(L) -> lists:nth(I + 1, L); true -> throw({index, I}) end;
step(K, _) -> throw({no_container, K}).
found() -> [get(P, doc()) || P <- [<<"/foo/0">>, <<"/foo/1/a~1b">>, <<"/foo/1/m~0n">>, <<"/">>]].
whole() -> get(<<>>, doc()) =:= doc().
errors() -> [catch get(P, doc()) || P <- [<<"/bar">>, <<"/foo/9">>, <<"/foo/0/x">>]].
bad_index() -> get(<<"/foo/x">>, doc()).
no_pointer() -> get(id(<<"foo">>), doc()).
put([], V, _) -> V;
put([K | Ks], V, M) when is_map(M) -> M#{K => put(Ks, V, maps:get(K, M, #{}))};
put([K | Ks], V, L) when is_list(L) -> {A, [B | C]} = lists:split(binary_to_integer(K), L), A ++ [put(Ks, V, B) | C].
changed() -> put(parse(<<"/foo/1/new/deep">>), x, doc()).
beyond() -> put(parse(id(<<"/foo/7">>)), x, doc()).
id(X) -> X.

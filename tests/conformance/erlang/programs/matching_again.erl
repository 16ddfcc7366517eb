%% Variables that are bound already, in patterns of every kind.
-module(matching_again).
-export([tuples/0, lists/0, maps/0, binaries/0, byte/0, fun_shadows/0, twice_in_head/0, in_comprehension/0, alias/0,
         both_sides/0, fails/0]).

tuples() -> X = id(1), [try {X, Y} = T, Y catch error:{badmatch, V} -> {no, V} end || T <- [{1, a}, {2, b}, {1.0, c}]].
lists() -> K = id(b), case [a, b, c] of [_, K | Rest] -> Rest end.
maps() -> K = id(k), case #{k => 1, j => 2} of #{K := V} -> V end.
binaries() -> N = id(2), case <<1, 2, 3, 4>> of <<A:N/binary, B/binary>> -> {A, B} end.
byte() -> B = id($a), [case S of <<B, R/binary>> -> R; _ -> other end || S <- [<<"abc">>, <<"xbc">>]].
fun_shadows() -> X = id(1), F = fun(X1) when X1 =:= X -> same; (_) -> other end, {F(1), F(2)}.
twice_in_head() -> [same(A, B) || {A, B} <- [{1, 1}, {1, 1.0}, {[a], [a]}]].
same(X, X) -> yes;
same(_, _) -> no.
in_comprehension() -> X = id(2), [Y || {X1, Y} <- [{1, a}, {2, b}, {2, c}], X1 =:= X].
alias() -> {A, _} = B = id({1, 2}), {A, B}.
both_sides() -> {a, X} = {Y, 2} = id({a, 2}), {X, Y}.
fails() -> X = id(1), X = id(2).
id(X) -> X.

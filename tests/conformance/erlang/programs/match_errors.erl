%% The reasons of failed matches.
-module(match_errors).
-export([badmatch/0, badmatch_list/0, badmatch_bound/0, badmatch_float/0, case_clause/0,
         case_guard/0, if_clause/0, try_clause/0, badmatch_in_fun/0, fun_clause/0, nested/0,
         badmatch_map/0, badmatch_binary/0]).

badmatch() -> {ok, X} = id({error, enoent}), X.
badmatch_list() -> [A, B] = id([1, 2, 3]), {A, B}.
badmatch_bound() -> X = id(1), X = id(2), X.
badmatch_float() -> X = id(1), X = id(1.0), X.
case_clause() -> case id(5) of a -> 1; {_} -> 2 end.
case_guard() -> case id(5) of X when X > 10 -> X end.
if_clause() -> X = id(5), if X > 10 -> big; X < 0 -> negative end.
try_clause() -> try id(3) of 1 -> one; 2 -> two catch _:_ -> caught end.
badmatch_in_fun() -> F = fun(X) -> {a, Y} = X, Y end, F(id({b, 1})).
fun_clause() -> F = fun(a) -> 1; (b) -> 2 end, F(id(c)).
nested() -> case id({a, [1, 2]}) of {a, [X]} -> X; {b, _} -> no end.
badmatch_map() -> #{k := V} = id(#{j => 1}), V.
badmatch_binary() -> <<A, B>> = id(<<1>>), {A, B}.
id(X) -> X.

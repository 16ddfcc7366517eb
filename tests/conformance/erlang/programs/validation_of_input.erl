%% Data checked field by field, with all that is wrong.
-module(validation_of_input).
-export([rules/0, good/0, bad/0, no_map/0, coerced/0, fraction/0, no_boolean/0, neither/0]).

rules() -> [{name, fun is_list/1}, {age, fun(A) -> is_integer(A) andalso A >= 0 end}, {mail, fun(M) -> string:find(M, "@") =/= nomatch end}].
check(M) -> [{K, reason(K, M, P)} || {K, P} <- rules(), reason(K, M, P) =/= ok].
reason(K, M, P) -> case M of #{K := V} -> try P(V) of true -> ok; false -> invalid catch error:_ -> crashed end; _ -> missing end.
good() -> check(#{name => "a", age => 3, mail => "a@b"}).
bad() -> [check(M) || M <- [#{}, #{name => a, age => -1, mail => "x"}, #{name => "", age => 1.5, mail => 7}]].
no_map() -> check(id([])).
coerce(integer, V) when is_integer(V) -> V;
coerce(integer, V) when is_list(V) -> list_to_integer(string:trim(V));
coerce(integer, V) when is_float(V), V == trunc(V) -> trunc(V);
coerce(boolean, V) -> maps:get(V, #{"yes" => true, "no" => false, true => true, false => false, 1 => true, 0 => false});
coerce({list, T}, V) -> [coerce(T, X) || X <- string:lexemes(V, ",")];
coerce({either, A, B}, V) -> try coerce(A, V) catch error:_ -> coerce(B, V) end.
coerced() -> [coerce(T, V) || {T, V} <- [{integer, 5}, {integer, " 7 "}, {integer, 3.0}, {boolean, "yes"}, {boolean, 0}, {{list, integer}, "1, 2,3"}, {{either, integer, boolean}, "no"}]].
fraction() -> coerce(integer, id(1.5)).
no_boolean() -> coerce(boolean, id("maybe")).
neither() -> coerce({either, integer, boolean}, id("?")).
id(X) -> X.

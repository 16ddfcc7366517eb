%% Code changed as a tree, by hand, and run.
-module(forms_transformed).
-export([folded/0, same_value/0, found/0, counted/0, bad_code/0]).

parse(T) -> {ok, Ts, _} = erl_scan:string(T), {ok, Es} = erl_parse:parse_exprs(Ts), Es.
fold({op, A, O, L, R}) -> case {fold(L), fold(R)} of {{integer, _, X}, {integer, _, Y}} when O =:= '+'; O =:= '*' -> {integer, A, erlang:O(X, Y)}; {NL, NR} -> {op, A, O, NL, NR} end;
fold(T) when is_tuple(T) -> list_to_tuple([fold(E) || E <- tuple_to_list(T)]);
fold(L) when is_list(L) -> [fold(E) || E <- L];
fold(X) -> X.
text(Es) -> lists:flatten(erl_pp:exprs(Es)).
folded() -> [text(fold(parse(T))) || T <- ["1 + 2 * 3.", "X + (2 + 3).", "f(1 + 1, [2 * 2 | T]).", "1 - 1."]].
same_value() -> [element(2, erl_eval:exprs(fold(parse(T)), [])) =:= element(2, erl_eval:exprs(parse(T), [])) || T <- ["1 + 2 * 3.", "{2 * 3, [1 + 1]}."]].
variables(T) -> lists:usort(vars(T)).
vars({var, _, V}) -> [V];
vars(T) when is_tuple(T) -> vars(tuple_to_list(T));
vars([H | R]) -> vars(H) ++ vars(R);
vars(_) -> [].
found() -> [variables(parse(T)) || T <- ["X = Y + f(Z).", "1.", "fun(A) -> A + B end."]].
counted() -> maps:from_list([{K, length([x || N <- nodes_of(parse("case f(X) of {a, Y} -> Y + 1; _ -> g(X, 2) end.")), element(1, N) =:= K])} || K <- [var, integer, call, clause, atom]]).
nodes_of(T) when is_tuple(T) -> [T || is_atom(element(1, T))] ++ nodes_of(tuple_to_list(T));
nodes_of([H | R]) -> nodes_of(H) ++ nodes_of(R);
nodes_of(_) -> [].
bad_code() -> fold(parse(id("1 +"))).
id(X) -> X.

%% A small matcher of patterns with variables.
-module(match_specs_by_hand).
-export([all/0]).

match(P, T) -> match(P, T, #{}).
match('_', _, B) -> {ok, B};
match({var, V}, T, B) -> case B of #{V := T} -> {ok, B}; #{V := _} -> no; _ -> {ok, B#{V => T}} end;
match([P | Ps], [T | Ts], B) -> case match(P, T, B) of {ok, C} -> match(Ps, Ts, C); no -> no end;
match(P, T, B) when is_tuple(P), tuple_size(P) =:= tuple_size(T) -> match(tuple_to_list(P), tuple_to_list(T), B);
match(P, P, B) -> {ok, B};
match(_, _, _) -> no.
all() -> [match(P, T) || {P, T} <- [{{a, {var, x}}, {a, 1}}, {[{var, x}, {var, x}], [1, 1]}, {[{var, x}, {var, x}], [1, 1.0]}, {'_', anything}, {{a, '_'}, {b, 1}}, {{a}, {a, b}}, {[a | {var, t}], [a, b, c]}, {{var, x}, {}}, {{{var, x}, {var, y}}, {1, {2}}}]].

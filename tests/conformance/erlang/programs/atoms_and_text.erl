%% Atoms made of text and text made of atoms.
-module(atoms_and_text).
-export([texts/0, wide/0, made/0, from_binaries/0, existing/0, compared/0, long/0, too_long/0, too_long_binary/0,
         bad/0]).

texts() -> [{atom_to_list(A), atom_to_binary(A), atom_to_binary(A, latin1)} || A <- [a, '', 'a b', 'é']].
wide() -> {atom_to_list('λ'), atom_to_binary('λ', utf8), outcome(fun() -> atom_to_binary(id('λ'), latin1) end)}.
made() -> [list_to_atom(S) || S <- ["a", "", "A b", "é", "λ"]].
from_binaries() -> [binary_to_atom(B, E) || {B, E} <- [{<<"a">>, utf8}, {<<"λ"/utf8>>, utf8}, {<<233>>, latin1}]].
existing() -> {list_to_existing_atom("true"), binary_to_existing_atom(<<"false">>, utf8)}.
compared() -> lists:sort([b, a, 'B', 'a b', '', aa, 'é', 'z']).
long() -> length(atom_to_list(list_to_atom(lists:duplicate(255, $x)))).
too_long() -> list_to_atom(lists:duplicate(id(256), $x)).
too_long_binary() -> outcome(fun() -> binary_to_atom(binary:copy(<<"x">>, id(256))) end).
bad() -> [outcome(F) || F <- [fun() -> list_to_atom(id([a])) end, fun() -> list_to_atom(id([-1])) end, fun() -> binary_to_atom(id(<<255>>), utf8) end, fun() -> binary_to_atom(id("a")) end, fun() -> atom_to_list(id(<<"a">>)) end, fun() -> atom_to_binary(a, id(utf9)) end]].

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

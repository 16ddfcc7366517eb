%% Atoms of all sorts, their text and comparison.
-module(atoms).
-export([plain/0, unicode/0, to_text/0, from_text/0, latin/0, existing/0, ordered/0, compared/0,
         printed/0, printed_unicode/0, too_long/0, longest/0, wrong/0, latin_wrong/0]).

plain() -> [foo, 'Foo', 'with space', '', 'a@b', '\n', 'it\'s', 'let'].
unicode() -> {'łódź', 'Ω', '日本', atom_to_list('łódź'), atom_to_binary('日本')}.
to_text() -> [atom_to_list(A) || A <- plain()].
from_text() -> [list_to_atom("hello"), list_to_atom([8364, 955]), binary_to_atom(<<"hé"/utf8>>, utf8), binary_to_atom(<<"plain">>)].
latin() -> {atom_to_binary(id('é'), latin1), binary_to_atom(<<233>>, latin1), atom_to_binary('é', utf8)}.
existing() -> list_to_existing_atom("foo").
ordered() -> lists:sort([b, a, 'A', 'Z', 'é', z, '', aa, ab, 'Ω', '日本']).
compared() -> {id(abc) < id(abd), id(ab) < id(abc), id('B') < id(a), id(true) > id(false)}.
printed() -> lists:flatten(io_lib:format("~p ~w ~s", ['with space', 'Foo', bar])).
printed_unicode() -> lists:flatten(io_lib:format("~tp ~tw ~p", ['日本', 'Ω', 'łódź'])).
too_long() -> list_to_atom(lists:duplicate(256, $a)).
longest() -> length(atom_to_list(list_to_atom(lists:duplicate(255, $a)))).
wrong() -> atom_to_list(id("foo")).
latin_wrong() -> atom_to_binary(id('日本'), latin1).
id(X) -> X.

%% Property lists with bare atoms.
-module(proplists_module).
-export([l/0, values/0, booleans/0, changed/0, expanded/0, substituted/0, split/0, to_map/0]).

l() -> [a, {b, 2}, {c, 3, 4}, {a, false}, {b, 5}].
values() -> {proplists:get_value(a, l()), proplists:get_value(b, l()), proplists:get_value(z, l()), proplists:get_value(z, l(), none), proplists:get_all_values(b, l())}.
booleans() -> {proplists:get_bool(a, l()), proplists:get_bool(b, l()), proplists:is_defined(c, l()), proplists:lookup(a, l()), proplists:lookup_all(b, l())}.
changed() -> {proplists:delete(b, l()), proplists:unfold(l()), proplists:compact([{a, true}, {b, 1}]), lists:sort(proplists:get_keys(l()))}.
expanded() -> proplists:expand([{a, [x, y]}], l()).
substituted() -> {proplists:substitute_aliases([{b, q}], l()), proplists:substitute_negations([{no_a, a}], [no_a, {no_a, false}])}.
split() -> proplists:split(l(), [a, b]).
to_map() -> proplists:to_map([a, {b, 1}, {a, 2}]).

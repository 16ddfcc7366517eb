%% Property lists: what they say about a key.
-module(proplists_lookups).
-export([list/0, values/0, all/0, booleans/0, lookups/0, defined/0, keys/0, without/0, compact/0, unfold/0, as_map/0,
         no_list/0, improper/0]).

list() -> [a, {b, 1}, {b, 2}, {c, false}, {d, x, y}, "junk", {a, true}].
values() -> {proplists:get_value(b, list()), proplists:get_value(a, list()), proplists:get_value(z, list()), proplists:get_value(z, list(), none), proplists:get_value(d, list())}.
all() -> {proplists:get_all_values(b, list()), proplists:get_all_values(a, list()), proplists:append_values(k, [{k, [1]}, {k, 2}, k])}.
booleans() -> [proplists:get_bool(K, list()) || K <- [a, b, c, z]].
lookups() -> {proplists:lookup(d, list()), proplists:lookup(z, list()), proplists:lookup_all(a, list())}.
defined() -> {proplists:is_defined(a, list()), proplists:is_defined(z, list())}.
keys() -> lists:sort(proplists:get_keys(list())).
without() -> proplists:delete(b, list()).
compact() -> proplists:compact([{a, true}, {b, false}, {c, true}, c]).
unfold() -> proplists:unfold([a, {b, 1}, c]).
as_map() -> {proplists:to_map([a, {b, 1}, {b, 2}, junk]), proplists:from_map(#{a => 1})}.
no_list() -> outcome(fun() -> proplists:get_value(a, id(b)) end).
improper() -> outcome(fun() -> proplists:get_value(z, id([a | b])) end).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

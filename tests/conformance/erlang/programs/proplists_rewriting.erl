%% Property lists with aliases, negations and expansions.
-module(proplists_rewriting).
-export([aliases/0, negations/0, expanded/0, expanded_pair/0, normalized/0, split/0, properties/0, with_stages/0,
         bad_stage/0]).

aliases() -> proplists:substitute_aliases([{colour, color}], [{colour, red}, size, colour]).
negations() -> proplists:substitute_negations([{no_foo, foo}], [no_foo, {no_foo, false}, bar, {no_foo, 7}]).
expanded() -> proplists:expand([{foo, [bar, baz]}], [fie, foo, fum]).
expanded_pair() -> proplists:expand([{{foo, true}, [x]}, {{foo, false}, [y]}], [{foo, false}, foo]).
normalized() -> proplists:normalize([no_a, {b, 1}, c, {old, v}], [{aliases, [{old, new}]}, {negations, [{no_a, a}]}, {expand, [{c, [c1, c2]}]}]).
split() -> proplists:split([{c, 2}, {e, 1}, a, {c, 3, 4}, d, b], [a, b, c]).
properties() -> {proplists:property(a, true), proplists:property(a, 1), proplists:property({a, true})}.
with_stages() -> proplists:to_map([no_x, {y, 1}], [{negations, [{no_x, x}]}]).
bad_stage() -> proplists:normalize([a], [id({strange, 1})]).
id(X) -> X.

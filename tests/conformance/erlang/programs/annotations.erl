%% Places in source files as erl_anno keeps them.
-module(annotations).
-export([made/0, parts/0, changed/0, texts/0, moved/0, tests/0, back/0, bad/0, bad_term/0]).

made() -> [erl_anno:to_term(erl_anno:new(L)) || L <- [0, 7, {3, 4}]].
parts() -> A = erl_anno:new({3, 4}), {erl_anno:line(A), erl_anno:column(A), erl_anno:location(A), erl_anno:file(A)}.
changed() -> A = erl_anno:set_file("f.erl", erl_anno:set_generated(true, erl_anno:new(5))), {erl_anno:to_term(A), erl_anno:generated(A), erl_anno:file(A)}.
texts() -> A = erl_anno:set_text("ab\ncd", erl_anno:new({1, 2})), {erl_anno:text(A), erl_anno:end_location(A)}.
moved() -> erl_anno:to_term(erl_anno:set_line(9, erl_anno:new({1, 2}))).
tests() -> [erl_anno:is_anno(T) || T <- [1, {1, 2}, [], [{location, 3}], {a, 1}, -1, x]].
back() -> erl_anno:from_term(erl_anno:to_term(erl_anno:set_record(true, erl_anno:new(2)))).
bad() -> [outcome(fun() -> erl_anno:new(L) end) || L <- [a, {0, 1}, {1, 0}, -5]].
bad_term() -> erl_anno:from_term(id(nonsense)).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

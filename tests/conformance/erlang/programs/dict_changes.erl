%% Dictionaries by linear hashing.
-module(dict_changes).
-export([d/0, fetched/0, stored/0, appended/0, updated/0, mapped/0, merged/0, taken/0, many/0, errors/0]).

d() -> dict:from_list([{a, 1}, {b, 2}, {c, 3}]).
l(D) -> lists:sort(dict:to_list(D)).
fetched() -> {dict:fetch(a, d()), dict:find(z, d()), dict:is_key(b, d()), lists:sort(dict:fetch_keys(d()))}.
stored() -> {l(dict:store(a, x, d())), l(dict:erase(b, d())), l(dict:erase(z, d()))}.
appended() -> {dict:fetch(k, dict:append(k, 2, dict:from_list([{k, [1]}]))), dict:fetch(n, dict:append_list(n, [1, 2], d()))}.
updated() -> {dict:fetch(a, dict:update(a, fun(X) -> -X end, d())), dict:fetch(z, dict:update(z, fun(X) -> X end, 0, d())), dict:fetch(c, dict:update_counter(c, 5, d()))}.
mapped() -> {l(dict:map(fun(K, V) -> {K, V} end, d())), l(dict:filter(fun(_, V) -> V > 1 end, d())), dict:fold(fun(_, V, S) -> V + S end, 0, d())}.
merged() -> l(dict:merge(fun(_, X, Y) -> {X, Y} end, d(), dict:from_list([{a, z}, {q, 9}]))).
taken() -> {V, D} = dict:take(a, d()), {V, l(D), dict:take(z, d())}.
many() -> D = dict:from_list([{N, N} || N <- lists:seq(1, 500)]), {dict:size(D), dict:fetch(123, D), dict:size(lists:foldl(fun dict:erase/2, D, lists:seq(1, 490)))}.
errors() -> [outcome(F) || F <- [fun() -> dict:fetch(z, d()) end, fun() -> dict:update(z, fun(X) -> X end, d()) end, fun() -> dict:append(a, x, d()) end, fun() -> dict:from_list([a]) end, fun() -> dict:size(a) end]].

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.

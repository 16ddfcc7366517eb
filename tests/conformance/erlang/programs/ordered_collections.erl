%% Ordered dictionaries and sets, which are lists.
-module(ordered_collections).
-export([d/0, made/0, stored/0, updated/0, appended/0, merged/0, sets/0, numbers/0, relations/0, errors/0]).

d() -> orddict:from_list([{b, 2}, {a, 1}, {b, 3}]).
made() -> {d(), ordsets:from_list([c, a, c]), orddict:new(), ordsets:new()}.
stored() -> {orddict:store(c, 4, d()), orddict:store(a, x, d()), orddict:erase(a, d())}.
updated() -> {orddict:update(a, fun(X) -> X + 1 end, d()), orddict:update(z, fun(X) -> X end, 0, d()), orddict:update_counter(a, 9, d())}.
appended() -> {orddict:append(l, 1, [{l, [0]}]), orddict:append_list(m, [1], [])}.
merged() -> orddict:merge(fun(_, X, Y) -> X + Y end, d(), [{a, 10}, {z, 1}]).
sets() -> {ordsets:union([1, 3], [2, 3]), ordsets:intersection([[1, 2], [2, 3], [2]]), ordsets:subtract([1, 2], [2]), ordsets:add_element(2, [1, 3]), ordsets:del_element(1, [1, 3])}.
numbers() -> {ordsets:is_element(1.0, [1]), ordsets:add_element(1.0, [1]), orddict:find(1.0, [{1, x}])}.
relations() -> {ordsets:is_subset([1], [1, 2]), ordsets:is_disjoint([1], [2]), ordsets:is_set([2, 1]), ordsets:is_set([1, 2])}.
errors() -> [outcome(F) || F <- [fun() -> orddict:fetch(z, d()) end, fun() -> orddict:append(a, x, d()) end, fun() -> orddict:update(z, fun(X) -> X end, d()) end, fun() -> ordsets:intersection([]) end, fun() -> ordsets:from_list(a) end]].

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.

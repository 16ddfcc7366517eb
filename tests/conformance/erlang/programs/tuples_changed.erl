%% Tuples built, changed and taken apart.
-module(tuples_changed).
-export([made/0, changed/0, sizes/0, original_stays/0, several/0, compared/0, nested/0, large/0, errors/0]).

made() -> {erlang:make_tuple(3, x), erlang:make_tuple(3, x, [{2, y}, {1, z}, {2, last}]), list_to_tuple([]), {}}.
changed() -> {setelement(2, {a, b, c}, x), erlang:append_element({a}, b), erlang:insert_element(1, {b}, a), erlang:delete_element(2, {a, b, c})}.
sizes() -> [{tuple_size(T), size(T)} || T <- [{}, {a}, list_to_tuple(lists:seq(1, 100))]].
original_stays() -> T = id({1, 2}), U = setelement(1, T, x), {T, U}.
several() -> setelement(3, setelement(2, setelement(1, id({a, b, c}), 1), 2), 3).
compared() -> {{1, 2} < {1, 3}, {1, 2} < {0, 0, 0}, {} < {a}, {1} == {1.0}, {a, b} > {a, a}}.
nested() -> element(1, element(2, id({a, {b, {c}}}))).
large() -> T = list_to_tuple(lists:seq(1, 1000)), {element(1000, T), lists:sum(tuple_to_list(T))}.
errors() -> [outcome(F) || F <- [fun() -> element(id(4), {a, b, c}) end, fun() -> element(id(0), {a}) end, fun() -> setelement(id(2), {a}, b) end, fun() -> erlang:insert_element(id(3), {a}, b) end, fun() -> erlang:delete_element(id(2), {a}) end, fun() -> erlang:make_tuple(id(-1), a) end, fun() -> erlang:make_tuple(1, a, id([{2, b}])) end, fun() -> element(id(a), {}) end, fun() -> list_to_tuple(id([a | b])) end, fun() -> tuple_size(id([])) end, fun() -> element(id(1.0), {a}) end]].

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

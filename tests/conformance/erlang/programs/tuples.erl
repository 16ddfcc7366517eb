%% Construction, element, setelement and size.
-module(tuples).
-export([made/0, read/0, changed/0, grown/0, converted/0, repeated/0, compared/0, unchanged/0,
         large/0, element_zero/0, element_beyond/0, element_list/0, element_float/0, set_beyond/0,
         size_list/0, to_list_wrong/0, make_negative/0]).

made() -> {{}, {1}, {1, {2, {3}}}, {a, "b", <<"c">>}}.
read() -> {element(1, id({a, b})), element(2, id({a, b})), tuple_size(id({})), size(id({a, b, c}))}.
changed() -> {setelement(1, id({a, b}), x), setelement(2, id({a, b}), {y})}.
grown() -> {erlang:append_element(id({a}), b), erlang:insert_element(1, id({b}), a), erlang:delete_element(2, id({a, b, c}))}.
converted() -> {tuple_to_list(id({1, 2, 3})), list_to_tuple(id([1, 2])), tuple_to_list(id({}))}.
repeated() -> {erlang:make_tuple(3, x), erlang:make_tuple(3, [], [{2, b}, {1, a}, {2, c}])}.
compared() -> lists:sort([{b}, {a, a}, {}, {a}, {1, 2, 3}, {a, 1}, {a, 0.5}]).
unchanged() -> T = id({a, b}), S = setelement(1, T, c), {T, S}.
large() -> tuple_size(list_to_tuple(lists:seq(1, 5000))).
element_zero() -> element(id(0), {a}).
element_beyond() -> element(id(2), {a}).
element_list() -> element(1, id([a])).
element_float() -> element(id(1.0), {a}).
set_beyond() -> setelement(id(3), id({a, b}), c).
size_list() -> tuple_size(id([])).
to_list_wrong() -> tuple_to_list(id([])).
make_negative() -> erlang:make_tuple(id(-1), x).
id(X) -> X.

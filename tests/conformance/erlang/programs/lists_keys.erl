%% Lists of tuples searched by position.
-module(lists_keys).
-export([l/0, found/0, members/0, changed/0, taken/0, mapped/0, bad_position/0, bad_list/0,
         improper/0]).

l() -> [{a, 1}, {b, 2, x}, {1, one}, {1.0, float}, not_tuple, {a, 3}].
found() -> {lists:keyfind(a, 1, l()), lists:keyfind(2, 2, l()), lists:keyfind(z, 1, l()), lists:keyfind(1.0, 1, l()), lists:keyfind(x, 3, l())}.
members() -> {lists:keymember(b, 1, l()), lists:keymember(q, 1, l()), lists:keysearch(a, 1, l()), lists:keysearch(q, 1, l())}.
changed() -> {lists:keydelete(a, 1, l()), lists:keyreplace(a, 1, l(), {new, 0}), lists:keystore(q, 1, l(), {q, 9}), lists:keystore(b, 1, l(), {b})}.
taken() -> {lists:keytake(b, 1, l()), lists:keytake(q, 1, l())}.
mapped() -> lists:keymap(fun(X) -> X + 1 end, 2, [{a, 1}, {b, 2}]).
bad_position() -> lists:keyfind(a, id(0), l()).
bad_list() -> lists:keyfind(a, 1, id(not_list)).
improper() -> lists:keyfind(z, 1, id([{a} | b])).
id(X) -> X.

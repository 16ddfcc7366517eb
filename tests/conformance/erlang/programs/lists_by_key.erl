%% Lists of tuples searched, sorted and changed by one element.
-module(lists_by_key).
-export([pairs/0, find/0, equal_numbers/0, take/0, store/0, replace/0, sorted/0, merged/0, mapped/0,
         others_between/0, bad_place/0, short_tuple/0, bad_store/0]).

pairs() -> [{b, 2, x}, {a, 1, y}, {c, 3, z}, {a, 9, w}].
find() -> {lists:keyfind(a, 1, pairs()), lists:keyfind(9, 2, pairs()), lists:keyfind(q, 1, pairs())}.
equal_numbers() -> {lists:keyfind(1.0, 2, pairs()), lists:keymember(2.0, 2, pairs()), lists:keydelete(3.0, 2, pairs())}.
take() -> {lists:keytake(a, 1, pairs()), lists:keytake(z, 1, pairs())}.
store() -> {lists:keystore(b, 1, pairs(), {b, new}), lists:keystore(d, 1, pairs(), {d, new})}.
replace() -> {lists:keyreplace(a, 1, pairs(), gone), lists:keyreplace(q, 1, pairs(), {q})}.
sorted() -> {lists:keysort(2, pairs()), lists:ukeysort(1, pairs()), lists:keysort(3, pairs())}.
merged() -> lists:keymerge(1, [{a, 1}, {c, 1}], [{b, 2}, {c, 2}]).
mapped() -> lists:keymap(fun(X) -> X * 10 end, 2, pairs()).
others_between() -> lists:keyfind(k, 1, [a, {}, [k], {k, found}]).
bad_place() -> [outcome(fun() -> F(0) end) || F <- [fun(N) -> lists:keyfind(a, N, []) end, fun(N) -> lists:keysort(N, []) end, fun(N) -> lists:keydelete(a, N, []) end]].
short_tuple() -> lists:keysort(id(3), [{a, b, c}, {a}]).
bad_store() -> lists:keystore(k, 1, [], id(no_tuple)).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

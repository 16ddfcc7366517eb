%% The reasons of the errors of common BIFs and operators.
-module(error_terms).
-export([lists/0, tuples/0, numbers/0, maps/0, texts/0]).

reason(F) -> try F() of V -> {value, V} catch C:R -> {C, R} end.
lists() -> [reason(F) || F <- [fun() -> hd(id([])) end, fun() -> tl(id(x)) end, fun() -> length(id([a | b])) end, fun() -> lists:nth(id(3), [a]) end, fun() -> id(a) ++ [b] end, fun() -> [a] -- id(b) end, fun() -> lists:reverse(id(x)) end, fun() -> lists:member(a, id(x)) end, fun() -> lists:keyfind(a, id(b), []) end]].
tuples() -> [reason(F) || F <- [fun() -> element(id(0), {a}) end, fun() -> element(id(2), {a}) end, fun() -> setelement(id(2), {a}, b) end, fun() -> tuple_size(id(a)) end, fun() -> tuple_to_list(id(a)) end, fun() -> list_to_tuple(id(a)) end, fun() -> erlang:append_element(id(a), b) end]].
numbers() -> [reason(F) || F <- [fun() -> id(a) + 1 end, fun() -> 1 - id(a) end, fun() -> id(1) div 0 end, fun() -> id(1.0) rem 2 end, fun() -> bnot id(1.0) end, fun() -> -id(a) end, fun() -> abs(id(a)) end, fun() -> float(id(a)) end, fun() -> round(id(a)) end, fun() -> 1 bsl id(a) end]].
maps() -> [reason(F) || F <- [fun() -> map_size(id(a)) end, fun() -> maps:get(k, id(#{})) end, fun() -> maps:get(k, id(a)) end, fun() -> maps:put(k, v, id(a)) end, fun() -> maps:keys(id(a)) end, fun() -> maps:remove(k, id([])) end, fun() -> maps:merge(id(a), #{}) end, fun() -> maps:merge(#{}, id(b)) end, fun() -> maps:from_list(id([x])) end, fun() -> maps:is_key(k, id(a)) end, fun() -> maps:find(k, id(a)) end, fun() -> maps:update(k, v, id(#{})) end]].
texts() -> [reason(F) || F <- [fun() -> atom_to_list(id("a")) end, fun() -> list_to_atom(id(a)) end, fun() -> list_to_existing_atom(id("surely no such atom exists")) end, fun() -> integer_to_list(id(a)) end, fun() -> list_to_integer(id("1x")) end, fun() -> list_to_float(id("1x")) end, fun() -> binary_to_list(id(a)) end, fun() -> byte_size(id("a")) end, fun() -> iolist_size(id(a)) end]].
id(X) -> X.

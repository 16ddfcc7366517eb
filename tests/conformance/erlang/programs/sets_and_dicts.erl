%% sets, ordsets, gb_sets, gb_trees, dict, orddict, queue, array used lightly.
-module(sets_and_dicts).
-export([ordered/0, hashed/0, version_two/0, balanced/0, trees/0, dictionary/0,
         ordered_dictionary/0, queues/0, arrays/0, missing/0, duplicate/0, fetch_missing/0]).

ordered() -> {ordsets:from_list([3, 1, 2, 1]), ordsets:union([1, 3], [2, 3]), ordsets:is_subset([1], [1, 2]), ordsets:subtract([1, 2], [2])}.
hashed() -> S = sets:from_list([c, a, b, a]), {sets:size(S), lists:sort(sets:to_list(S)), sets:is_element(a, S), lists:sort(sets:to_list(sets:union(S, sets:from_list([d]))))}.
version_two() -> S = sets:from_list([c, a, b], [{version, 2}]), {S, sets:is_element(z, S)}.
balanced() -> S = gb_sets:from_list([3, 1, 2]), {gb_sets:to_list(gb_sets:add(0, S)), gb_sets:smallest(S), gb_sets:largest(S), gb_sets:size(gb_sets:delete(1, S))}.
trees() -> T = lists:foldl(fun(K, A) -> gb_trees:insert(K, K * K, A) end, gb_trees:empty(), [5, 2, 8, 1, 9]), {gb_trees:to_list(T), gb_trees:lookup(8, T), gb_trees:lookup(7, T), gb_trees:smallest(T)}.
dictionary() -> D = dict:from_list([{K, K} || K <- lists:seq(1, 40)]), {dict:size(D), dict:fetch(17, D), dict:find(99, D), lists:sum([V || {_, V} <- dict:to_list(D)])}.
ordered_dictionary() -> D = orddict:from_list([{b, 1}, {a, 2}]), {orddict:store(c, 3, D), orddict:find(a, D), orddict:append(x, 1, orddict:new()), orddict:update_counter(a, 5, D)}.
queues() -> Q = queue:in(3, queue:in(2, queue:in(1, queue:new()))), {{value, X}, R} = queue:out(Q), {X, queue:to_list(R), queue:len(R), queue:peek_r(Q)}.
arrays() -> A = array:set(20, x, array:from_list([a, b, c])), {array:get(1, A), array:get(20, A), array:size(A), array:get(10, A), array:sparse_to_list(A)}.
missing() -> gb_trees:get(id(x), gb_trees:empty()).
duplicate() -> gb_trees:insert(id(a), 1, gb_trees:from_orddict([{a, 0}])).
fetch_missing() -> dict:fetch(id(x), dict:new()).
id(X) -> X.

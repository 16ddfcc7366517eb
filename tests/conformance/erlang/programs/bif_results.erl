%% A handful of BIFs that fit nowhere else.
-module(bif_results).
-export([hashes/0, hash_range/0, tuples/0, loaded/0]).

hashes() -> [erlang:phash2(X) || X <- [a, 1, -1, "abc", {1, 2}, [], 1.5, <<"bin">>, 1 bsl 70, <<1:3>>]].
hash_range() -> [erlang:phash2(X, 100) || X <- [a, b, {c, "d"}, [1, 2, 3], <<>>]].
tuples() -> {erlang:tuple_size({a}), erlang:is_tuple({}), erlang:setelement(1, {a}, b)}.
loaded() -> {erlang:function_exported(lists, map, 2), erlang:function_exported(lists, nope, 2)}.

%% A handful of BIFs that fit nowhere else.
-module(bif_results).
-export([hashes/0, hash_range/0, older_hash/0, crc/0, md5/0, tuples/0, loaded/0, external_size/0]).

hashes() -> [erlang:phash2(X) || X <- [a, 1, -1, "abc", {1, 2}, [], 1.5, <<"bin">>, 1 bsl 70, <<1:3>>]].
hash_range() -> [erlang:phash2(X, 100) || X <- [a, b, {c, "d"}, [1, 2, 3], <<>>]].
older_hash() -> [erlang:phash(X, 1 bsl 32) || X <- [a, 1, "abc", {1, 2}, 1.5]].
crc() -> {erlang:crc32("123456789"), erlang:adler32("Wikipedia"), erlang:crc32(<<>>), erlang:crc32(5, "abc")}.
md5() -> {erlang:md5(""), erlang:md5(["ab", <<"c">>]), erlang:md5(lists:duplicate(100, $x))}.
tuples() -> {erlang:tuple_size({a}), erlang:is_tuple({}), erlang:setelement(1, {a}, b)}.
loaded() -> {erlang:is_builtin(erlang, length, 1), erlang:function_exported(lists, map, 2), erlang:function_exported(lists, nope, 2)}.
external_size() -> erlang:external_size(id(1)) > 0.
id(X) -> X.

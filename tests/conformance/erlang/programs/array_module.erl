%% Extendible arrays with defaults.
-module(array_module).
-export([a/0, reads/0, sizes/0, maps/0, sparse/0, fixed/0, negative/0, lists/0]).

a() -> array:from_list([a, b, c, d], none).
reads() -> [array:get(I, a()) || I <- [0, 3, 4, 100]].
sizes() -> {array:size(a()), array:size(array:set(10, x, a())), array:is_fix(a()), array:default(a())}.
maps() -> {array:to_list(array:map(fun(I, V) -> {I, V} end, a())), array:foldl(fun(_, V, L) -> [V | L] end, [], a()), array:foldr(fun(I, _, S) -> S + I end, 0, a())}.
sparse() -> A = array:set(1000, big, array:new()), {array:sparse_to_orddict(A), array:sparse_size(A), array:size(array:resize(10, A))}.
fixed() -> array:set(5, x, array:new(5)).
negative() -> array:get(-1, a()).
lists() -> {array:to_orddict(a()), array:to_list(array:reset(1, a())), array:is_array(a()), array:is_array(x)}.

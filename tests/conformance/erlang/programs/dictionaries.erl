%% dict with its hashed buckets, growing and shrinking.
-module(dictionaries).
-export([sizes/0, found/0, shrunk/0, updated/0, appended/0, merged/0, folded/0, order_is_hashed/0]).

d(N) -> lists:foldl(fun(K, D) -> dict:store(K, K * 2, D) end, dict:new(), lists:seq(1, N)).
sizes() -> [dict:size(d(N)) || N <- [0, 1, 16, 17, 100, 200]].
found() -> [dict:find(K, d(50)) || K <- [1, 50, 51, a]].
shrunk() -> D = lists:foldl(fun dict:erase/2, d(100), lists:seq(1, 95)), lists:sort(dict:to_list(D)).
updated() -> D = dict:update_counter(x, 5, dict:update(1, fun(V) -> -V end, d(3))), lists:sort(dict:to_list(D)).
appended() -> D = dict:append_list(k, [2, 3], dict:append(k, 1, dict:new())), dict:fetch(k, D).
merged() -> lists:sort(dict:to_list(dict:merge(fun(_, A, B) -> {A, B} end, d(3), d(5)))).
folded() -> {dict:fold(fun(_, V, A) -> V + A end, 0, d(60)), lists:sort(dict:fetch_keys(dict:filter(fun(K, _) -> K > 57 end, d(60))))}.
order_is_hashed() -> dict:to_list(dict:from_list([{K, v} || K <- [a, b, c, 1, 2, 3, "x", {y}]])).

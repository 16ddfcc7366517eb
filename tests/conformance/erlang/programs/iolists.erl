%% Deep iolists flattened and measured.
-module(iolists).
-export([flat/0, size/0, wide/0, errors/0, sizes/0, flatten/0]).

deep(0) -> [];
deep(N) -> [N band 255, deep(N - 1) | <<"x">>].
flat() -> iolist_to_binary(deep(20)).
size() -> iolist_size(deep(3000)).
wide() -> byte_size(iolist_to_binary([[<<"ab">>, "cd" | <<"f">>] || _ <- lists:seq(1, 100)])).
errors() -> [try iolist_to_binary(T) catch error:R -> R end || T <- [a, [256], [-1], [1.0], [a], [[[x]]], <<1:3>>, [<<1:3>>], 1]].
sizes() -> [try iolist_size(T) catch error:R -> R end || T <- [[], "abc", <<>>, [<<1, 2>>, [3]], a, [300]]].
flatten() -> {lists:flatten([[1, [2]], [], [[[3]]]]), lists:flatlength([[1, [2]], 3]), lists:flatten([1, [2]], [x])}.

%% Sets that may be wrong, made of hash values and bits.
-module(bloom_filters).
-export([filter/0, members/0, bits/0, all_terms/0, no_room/0]).

new(N) -> {N, 0}.
add(X, {N, B}) -> {N, lists:foldl(fun(I, A) -> A bor (1 bsl I) end, B, places(X, N))}.
member(X, {N, B}) -> lists:all(fun(I) -> B band (1 bsl I) =/= 0 end, places(X, N)).
places(X, N) -> [erlang:phash2({K, X}, N) || K <- [1, 2, 3]].
filter() -> lists:foldl(fun add/2, new(256), ["ann", "bob", "cy"]).
members() -> [member(X, filter()) || X <- ["ann", "bob", "cy", "dan", "eve"]].
bits() -> {_, B} = filter(), length([x || I <- lists:seq(0, 255), B band (1 bsl I) =/= 0]).
all_terms() -> F = lists:foldl(fun add/2, new(512), [1, 1.0, {a}, #{}, <<"x">>]), [member(X, F) || X <- [1, 1.0, {a}, #{}, <<"x">>, 2]].
no_room() -> add(x, new(id(0))).
id(X) -> X.

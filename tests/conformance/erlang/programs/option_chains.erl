%% Results threaded through functions with nested cases.
-module(option_chains).
-export([all/0, chain/0]).

parse(T) -> case string:to_integer(T) of {N, ""} -> {ok, N}; {error, R} -> {error, R}; {_, Rest} -> {error, {rest, Rest}} end.
half(N) when N rem 2 =:= 0 -> {ok, N div 2};
half(N) -> {error, {odd, N}}.
bind({ok, V}, F) -> F(V);
bind({error, _} = E, _) -> E.
run(T) -> bind(bind(bind(parse(T), fun half/1), fun half/1), fun(N) -> {ok, {done, N}} end).
all() -> [run(T) || T <- ["12", "6", "7", "x", "12z", "-8", ""]].
maybe(undefined, _) -> undefined;
maybe(V, F) -> F(V).
chain() -> [maybe(maybe(K, fun(X) -> maps:get(X, #{a => 1}, undefined) end), fun(X) -> X + 1 end) || K <- [a, b, undefined]].

%% Funs kept in tuples, lists, maps and records.
-module(closures_in_data).
-export([shapes/0, areas/0, dispatch/0, missing/0, dictionary/0, lazily/0, evens/0]).

-record(shape, {name, area}).
shapes() -> [#shape{name = square, area = fun(X) -> X * X end}, #shape{name = double, area = fun(X) -> 2 * X end}].
areas() -> [{N, F(3)} || #shape{name = N, area = F} <- shapes()].
dispatch() -> T = #{add => fun erlang:'+'/2, subtract => fun(A, B) -> A - B end}, [(maps:get(O, T))(10, 4) || O <- [add, subtract]].
missing() -> (maps:get(multiply, dictionary()))(1, 2).
dictionary() -> #{add => 1}.
stream(N) -> fun() -> {N, stream(N + 1)} end.
take(0, _) -> [];
take(N, S) -> {X, R} = S(), [X | take(N - 1, R)].
lazily() -> take(5, stream(10)).
filter(P, S) -> fun() -> pull(P, S()) end.
pull(P, {X, R}) -> case P(X) of true -> {X, filter(P, R)}; false -> pull(P, R()) end.
evens() -> take(5, filter(fun(X) -> X rem 2 =:= 0 end, stream(1))).

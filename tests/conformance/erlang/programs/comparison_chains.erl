%% Comparison operators as values and in sorting functions.
-module(comparison_chains).
-export([operators/0, by_length/0, by_fields/0, clamped/0, selected/0]).

operators() -> [{A < B, A =< B, A == B, A /= B, A >= B, A > B, A =:= B, A =/= B} || {A, B} <- [{1, 2}, {a, 1}, {[], {}}, {"a", "b"}, {1.0, 1}, {{1, 2}, {1}}, {<<"a">>, "a"}]].
by_length() -> lists:sort(fun(A, B) -> length(A) =< length(B) end, [[1, 2], [], [a], "xyz", [b]]).
by_fields() -> lists:sort(fun({A, _}, {B, _}) -> A >= B end, [{1, x}, {3, y}, {2, z}, {3, w}]).
clamp(X, Low, High) -> max(Low, min(High, X)).
clamped() -> [clamp(X, 0, 10) || X <- [-5, 5, 15, 0.5, 10.0, a]].
between(X) -> X > 3 andalso X =< 7.
selected() -> [X || X <- [1, 3, 3.5, 7, 7.5, atom, "s"], between(X)].

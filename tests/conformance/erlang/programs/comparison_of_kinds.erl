%% The order among all kinds of terms.
-module(comparison_of_kinds).
-export([terms/0, sorted/0, pairwise/0, numbers/0, equalities/0, lists/0, binaries/0, extremes/0, big_and_float/0]).

terms() -> [1, 1.5, a, fun lists:map/2, {}, {a}, #{}, #{a => 1}, [], [a], <<>>, <<1>>, <<1:1>>].
sorted() -> lists:sort(lists:reverse(terms())).
pairwise() -> [{A < B, A > B, A == B} || A <- terms(), B <- [a, {}, []]].
numbers() -> [A < B || {A, B} <- [{1, 1.0}, {1, 1.1}, {1 bsl 60, 1.0e20}, {9007199254740993, 9007199254740992.0}, {-1, -0.5}]].
equalities() -> [{A == B, A =:= B, A /= B, A =/= B} || {A, B} <- [{1, 1.0}, {0.0, -0.0}, {[1], [1.0]}, {{a, 1}, {a, 1.0}}, {"a", [97]}, {<<"a">>, <<97>>}]].
lists() -> lists:sort([[2], [1, 2], [1], [], [1 | 2], [1 | a], [1, [a]]]).
binaries() -> lists:sort([<<2>>, <<1, 2>>, <<1>>, <<>>, <<1:4>>, <<255:7>>]).
extremes() -> {max(1, 1.0), max(1.0, 1), min(1, 1.0), min(a, "a"), max({}, [])}.
big_and_float() -> [1 bsl 1100 > 1.0e308, -(1 bsl 1100) < -1.0e308, 1 bsl 62 == 4.611686018427388e18].

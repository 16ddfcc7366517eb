%% The total order over all types.
-module(term_order).
-export([mixed/0, terms/0, pairs/0, at_most/0, antisymmetric/0, numbers_first/0, stable/0,
         reverse_stable/0, strings/0, binaries/0]).

mixed() -> lists:sort(terms()).
terms() -> [[], {}, a, 1, 1.5, <<"b">>, "s", #{}, fun lists:map/2, {a, b}, [a | b], -1, <<1:3>>, #{a => 1}, 1 bsl 70, true, -0.5, {1}, [1], 'Z'].
pairs() -> [A < B || A <- terms(), B <- terms()].
at_most() -> [A =< B || A <- terms(), B <- terms()].
antisymmetric() -> [{A, B} || A <- terms(), B <- terms(), A =< B, B =< A, A =/= B].
numbers_first() -> {id(1) < id(a), id(a) < id({}), id({}) < id(#{}), id(#{}) < id([]), id([]) < id([1]), id([1]) < id(<<>>)}.
stable() -> lists:sort([2, 1.0, 1, 2.0, 1, 1.0]).
reverse_stable() -> lists:reverse(lists:sort([{1, a}, {1.0, a}, {1, b}, {1.0, b}])).
strings() -> lists:sort(["b", "a", "", "ab", "aa", [0], [1000000]]).
binaries() -> lists:sort([<<2>>, <<1, 2>>, <<>>, <<1>>, <<1:1>>, <<0:9>>, <<1:2>>, <<128>>]).
id(X) -> X.

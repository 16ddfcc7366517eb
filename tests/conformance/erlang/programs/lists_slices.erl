%% Parts of lists by number and by test.
-module(lists_slices).
-export([sublists/0, split/0, nth/0, while/0, last/0, ends/0, errors/0]).

sublists() -> {lists:sublist([a, b, c, d], 2), lists:sublist([a, b, c, d], 2, 2), lists:sublist([a], 5), lists:sublist([a, b], 3, 1)}.
split() -> [lists:split(N, [a, b, c]) || N <- [0, 1, 3]].
nth() -> {lists:nth(2, [a, b]), lists:nthtail(2, [a, b]), lists:nthtail(0, x)}.
while() -> {lists:takewhile(fun is_atom/1, [a, b, 1, c]), lists:dropwhile(fun is_atom/1, [a, b, 1, c]), lists:splitwith(fun is_atom/1, [1, a])}.
last() -> {lists:last([a, b]), lists:droplast([a, b])}.
ends() -> {lists:prefix("ab", "abc"), lists:suffix("bc", "abc"), lists:prefix([], []), lists:suffix("abc", "bc")}.
errors() -> [outcome(F) || F <- [fun() -> lists:split(4, [a, b, c]) end, fun() -> lists:nth(0, [a]) end, fun() -> lists:nthtail(3, [a]) end, fun() -> lists:sublist([a], -1) end, fun() -> lists:sublist([a], 0, 1) end, fun() -> lists:last([]) end, fun() -> lists:droplast([]) end, fun() -> lists:sublist(a, 1) end, fun() -> lists:split(1.0, []) end]].

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.

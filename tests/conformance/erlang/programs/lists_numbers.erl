%% Sums, sequences, extremes and counted lists.
-module(lists_numbers).
-export([seqs/0, bad_seqs/0, sums/0, extremes/0, enumerated/0, repeated/0, bad_sum/0, empty_max/0, bad_duplicate/0,
         bad_enumerate/0]).

seqs() -> [lists:seq(1, 5), lists:seq(5, 4), lists:seq(10, 1, -4), lists:seq(1, 10, 4), lists:seq(3, 3, 0)].
bad_seqs() -> [outcome(fun() -> lists:seq(A, B, S) end) || {A, B, S} <- [{1, 5, 0}, {5, 1, 1}, {1, 5, -1}, {a, 1, 1}, {1, 2.0, 1}]].
sums() -> {lists:sum([]), lists:sum([1, 2.5]), lists:sum([1 bsl 70, -1])}.
extremes() -> {lists:max([1, b, "c"]), lists:min([{}, 1.0, 1]), lists:max([1, 1.0]), lists:min([1.0, 1])}.
enumerated() -> {lists:enumerate([a, b]), lists:enumerate(10, [a, b]), lists:enumerate([])}.
repeated() -> {lists:duplicate(3, x), lists:duplicate(0, x)}.
bad_sum() -> lists:sum([1, id(a)]).
empty_max() -> lists:max(id([])).
bad_duplicate() -> lists:duplicate(id(-1), x).
bad_enumerate() -> lists:enumerate(id(x), [a]).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

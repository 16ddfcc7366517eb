%% Construction, head, tail, append and subtract.
-module(lists_basic).
-export([made/0, ends/0, appended/0, associates/0, subtracted/0, right_associative/0, exact_minus/0,
         lengths/0, hd_empty/0, tl_empty/0, hd_atom/0, length_atom/0, append_bad/0, minus_bad/0,
         minus_bad_left/0]).

made() -> {[], [1], [1, 2, 3], [1 | [2 | [3 | []]]], "abc", [$a, $b]}.
ends() -> {hd(id([1, 2])), tl(id([1, 2])), tl(id([1]))}.
appended() -> {id([1, 2]) ++ id([3]), id([]) ++ id([1]), id([1]) ++ id([]), id([]) ++ id(atom)}.
associates() -> id([1]) ++ id([2]) ++ id([3]).
subtracted() -> {id([1, 2, 3, 2, 1]) -- id([2, 1]), id([1]) -- id([]), id([]) -- id([1]), id([a, a, a]) -- id([a])}.
right_associative() -> id([1, 2, 3]) -- id([1, 2]) -- id([2]).
exact_minus() -> id([1, 1.0, 2]) -- id([1.0]).
lengths() -> {length(id([])), length(id([a, b])), length(lists:seq(1, 1000))}.
hd_empty() -> hd(id([])).
tl_empty() -> tl(id([])).
hd_atom() -> hd(id(a)).
length_atom() -> length(id(a)).
append_bad() -> id(a) ++ id([1]).
minus_bad() -> id([1]) -- id(1).
minus_bad_left() -> id(x) -- id([]).
id(X) -> X.

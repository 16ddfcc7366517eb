%% Lists taken apart from the front.
-module(list_patterns).
-export([all/0, paired/0, odd_places/0, atom/0]).

f([]) -> none;
f([a]) -> only_a;
f([a, b | _]) -> ab;
f([a | T]) -> {a, T};
f([[] | T]) -> {nil_first, T};
f([[X] | _]) -> {nested, X};
f([X, Y, Z]) -> {three, X, Y, Z};
f([_ | T]) -> {rest, T}.
all() -> [f(L) || L <- [[], [a], [a, b], [a, c], [[]], [[1], 2], [1, 2, 3], [1, 2], [1, 2, 3, 4], "abc", [x | y]]].
pairs([A, B | T]) -> [{A, B} | pairs(T)];
pairs([A]) -> [{A}];
pairs([]) -> [].
paired() -> {pairs([1, 2, 3, 4]), pairs([1, 2, 3])}.
alternate([A, _ | T]) -> [A | alternate(T)];
alternate(L) -> L.
odd_places() -> alternate("abcdefg").
atom() -> f(x).

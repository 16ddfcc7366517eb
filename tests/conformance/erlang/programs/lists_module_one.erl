%% Functions of lists: building and selecting.
-module(lists_module_one).
-export([sequences/0, parts/0, splits/0, filters/0, joins/0, repeats/0, removal/0, searches/0,
         bad_seq/0, nth_beyond/0, last_empty/0, sublist_bad/0, flatten_improper/0,
         duplicate_negative/0]).

sequences() -> {lists:seq(1, 5), lists:seq(5, 1, -2), lists:seq(1, 0), lists:seq(1, 10, 3)}.
parts() -> {lists:sublist([1, 2, 3, 4], 2), lists:sublist([1, 2, 3, 4], 2, 2), lists:nthtail(2, [a, b, c]), lists:nth(2, [a, b, c]), lists:last([1, 2, 3])}.
splits() -> {lists:split(2, [a, b, c]), lists:splitwith(fun(X) -> X < 3 end, [1, 2, 3, 1]), lists:partition(fun(X) -> X rem 2 =:= 0 end, [1, 2, 3, 4])}.
filters() -> {lists:filter(fun is_atom/1, [a, 1, b]), lists:takewhile(fun(X) -> X < 3 end, [1, 2, 3, 1]), lists:dropwhile(fun(X) -> X < 3 end, [1, 2, 3, 1])}.
joins() -> {lists:append([[1], [2, 3], []]), lists:append([1], [2]), lists:concat([a, 1, "s", 2.5]), lists:join(x, [1, 2, 3]), lists:flatten([1, [2, [3, []], 4]])}.
repeats() -> {lists:duplicate(3, x), lists:duplicate(0, x)}.
removal() -> {lists:delete(2, [1, 2, 3, 2]), lists:subtract([1, 2, 3], [2]), lists:droplast([1, 2, 3])}.
searches() -> {lists:search(fun(X) -> X > 2 end, [1, 2, 3]), lists:search(fun(X) -> X > 5 end, [1]), lists:member(1.0, [1]), lists:filtermap(fun(X) -> X > 1 andalso {true, X * 2} end, [1, 2, 3])}.
bad_seq() -> lists:seq(id(1), id(5), id(0)).
nth_beyond() -> lists:nth(id(5), [a]).
last_empty() -> lists:last(id([])).
sublist_bad() -> lists:sublist(id([1]), id(-1)).
flatten_improper() -> lists:flatten(id([1 | 2])).
duplicate_negative() -> lists:duplicate(id(-1), x).
id(X) -> X.

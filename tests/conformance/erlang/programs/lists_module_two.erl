%% Functions of lists: folding, sorting, zipping.
-module(lists_module_two).
-export([folds/0, numbers/0, sorts/0, key_sorts/0, merges/0, zips/0, tests/0, maps/0, zip_unequal/0,
         max_empty/0, bad_fun/0, sort_improper/0, uniq/0]).

folds() -> {lists:foldl(fun(X, A) -> [X | A] end, [], [1, 2, 3]), lists:foldr(fun(X, A) -> [X | A] end, [], [1, 2, 3]), lists:mapfoldl(fun(X, A) -> {X * 2, A + X} end, 0, [1, 2, 3]), lists:mapfoldr(fun(X, A) -> {A, X} end, z, [1, 2])}.
numbers() -> {lists:sum([1, 2.5]), lists:max([1, 3, 2]), lists:min([b, a, 1]), lists:sum([])}.
sorts() -> {lists:sort([3, 1, 2, 1]), lists:usort([3, 1, 2, 1, 1.0]), lists:sort(fun(A, B) -> A >= B end, [1, 3, 2]), lists:reverse([1, 2, 3]), lists:reverse([1, 2], [x])}.
key_sorts() -> {lists:keysort(2, [{a, 3}, {b, 1}, {c, 3}]), lists:ukeysort(1, [{b, 1}, {a, 2}, {b, 3}]), lists:keymerge(1, [{a, 1}, {c, 1}], [{b, 2}])}.
merges() -> {lists:merge([1, 3], [2, 4]), lists:umerge([1, 2], [2, 3]), lists:merge([[1, 4], [2], [3]]), lists:merge(fun(A, B) -> A >= B end, [3, 1], [2])}.
zips() -> {lists:zip([1, 2], [a, b]), lists:unzip([{1, a}, {2, b}]), lists:zip3([1], [a], [x]), lists:unzip3([{1, 2, 3}]), lists:zipwith(fun(A, B) -> A + B end, [1, 2], [3, 4])}.
tests() -> {lists:all(fun is_integer/1, [1, a]), lists:any(fun is_atom/1, [1, a]), lists:all(fun is_atom/1, []), lists:any(fun is_atom/1, [])}.
maps() -> {lists:map(fun(X) -> {X} end, [1, 2]), lists:flatmap(fun(X) -> [X, X] end, [1, 2]), lists:foreach(fun(X) -> X end, [1]), lists:enumerate([a, b])}.
zip_unequal() -> lists:zip(id([1]), id([])).
max_empty() -> lists:max(id([])).
bad_fun() -> lists:map(id(x), [1]).
sort_improper() -> lists:sort(id([1 | 2])).
uniq() -> {lists:uniq([1, 2, 1, 3.0, 3]), lists:uniq(fun({K, _}) -> K end, [{a, 1}, {b, 2}, {a, 3}])}.
id(X) -> X.

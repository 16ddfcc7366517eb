%% What happens inside a failing comprehension.
-module(comprehension_errors).
-export([body/0, filter/0, filter_call/0, late_generator/0, empty_first/0, partial/0, thrown/0,
         nonboolean/0, binary_generator/0]).

body() -> [10 div X || X <- id([1, 0])].
filter() -> [X || X <- id([1, a]), X + 1 > 0 andalso id(true)].
filter_call() -> [X || X <- id([1, a]), id(X + 1) > 0].
late_generator() -> [X || X <- [1, 2], _ <- id(b)].
empty_first() -> [X || X <- id([]), _ <- id(b)].
partial() -> put(n, 0), R = (catch [begin put(n, get(n) + 1), 10 div X end || X <- id([5, 2, 0, 1])]), {element(1, R), get(n)}.
thrown() -> catch [throw({at, X}) || X <- id([7, 8])].
nonboolean() -> [X || X <- [1], id(maybe_so)].
binary_generator() -> << <<X>> || <<X>> <= id([1]) >>.
id(X) -> X.

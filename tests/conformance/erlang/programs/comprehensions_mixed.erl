%% Generators of both kinds together, with filters between.
-module(comprehensions_mixed).
-export([lists_and_bits/0, bits_of_lists/0, dependent/0, pattern_filters/0, guard_like_filter/0, raising_guard/0,
         shadowing/0, strings/0, nested/0, filter_calls/0, bad_filter/0, bad_generator/0, improper_generator/0,
         bad_bits/0]).

lists_and_bits() -> [{X, Y} || X <- [1, 2], <<Y:4>> <= <<16#ab>>].
bits_of_lists() -> << <<X:4, Y:4>> || X <- [1, 2], Y <- [3, 4], X + Y =/= 5 >>.
dependent() -> [{X, Y} || X <- lists:seq(1, 4), Y <- lists:seq(X, 4), X * Y =:= 4].
pattern_filters() -> [X || {ok, X} <- [{ok, 1}, error, {ok, 2}, {ok}, ok]].
guard_like_filter() -> [X || X <- [a, [1], {}, [2, 3]], is_list(X), hd(X) > 1].
raising_guard() -> [X || X <- [a, 1], hd(X) =:= 1].
shadowing() -> X = 5, [X1 + X || X1 <- [1, 2]].
strings() -> [C - 32 || C <- "abc", C =/= $b].
nested() -> [[X * Y || Y <- [1, 2]] || X <- [3, 4]].
filter_calls() -> [X || X <- [1, 2, 3], odd(X)].
odd(X) -> X rem 2 =:= 1.
bad_filter() -> [X || X <- [1], id(X)].
bad_generator() -> [X || X <- id(a)].
improper_generator() -> [X || X <- id([1 | 2])].
bad_bits() -> [X || <<X>> <= id(a)].
id(X) -> X.

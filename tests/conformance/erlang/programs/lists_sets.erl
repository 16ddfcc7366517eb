%% Lists as sets and bags.
-module(lists_sets).
-export([unique/0, subtract/0, right_associative/0, delete/0, member/0, bag/0, intersection/0, improper_member/0,
         found_before_the_end/0, improper_subtract/0, no_list/0]).

unique() -> {lists:uniq([b, a, b, 1, 1.0, a]), lists:uniq(fun({K, _}) -> K end, [{a, 1}, {b, 2}, {a, 3}])}.
subtract() -> {[1, 2, 2, 3] -- [2], [1, 2, 3] -- [3, 4], "hello" -- "l", [1.0] -- [1], lists:subtract([a], [])}.
right_associative() -> [1, 2, 3] -- [2] -- [2].
delete() -> {lists:delete(b, [a, b, c, b]), lists:delete(1.0, [1])}.
member() -> {lists:member(1.0, [1]), lists:member({}, [{}]), lists:member(x, [])}.
counted(L) -> lists:foldl(fun(X, M) -> M#{X => maps:get(X, M, 0) + 1} end, #{}, L).
bag() -> counted("mississippi").
intersection() -> [X || X <- [1, 2, 3], lists:member(X, [2, 3, 4])].
improper_member() -> lists:member(c, id([a | b])).
found_before_the_end() -> lists:member(a, id([a | b])).
improper_subtract() -> outcome(fun() -> [a | id(b)] -- [a] end).
no_list() -> [outcome(F) || F <- [fun() -> a -- id([]) end, fun() -> [] -- id(a) end, fun() -> lists:delete(a, id(b)) end, fun() -> lists:uniq(id(a)) end]].

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

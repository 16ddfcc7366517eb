%% Several lists at once.
-module(lists_zipping).
-export([pairs/0, with/0, unzipped/0, unequal/0, bad_pair/0, raising/0, transposed/0, ragged/0]).

pairs() -> {lists:zip([1, 2], [a, b]), lists:zip3([1], [a], [x]), lists:zip([], [])}.
with() -> {lists:zipwith(fun(A, B) -> A * B end, [1, 2, 3], [4, 5, 6]), lists:zipwith3(fun(A, B, C) -> {A, B, C} end, [1], [2], [3])}.
unzipped() -> {lists:unzip([{1, a}, {2, b}]), lists:unzip3([{1, a, x}]), lists:unzip([])}.
unequal() -> [outcome(F) || F <- [fun() -> lists:zip([1], []) end, fun() -> lists:zip([], [a]) end, fun() -> lists:zip3([1], [2], []) end, fun() -> lists:zipwith(fun(A, _) -> A end, [1, 2], [3]) end]].
bad_pair() -> lists:unzip([{1, a}, id(b)]).
raising() -> lists:zipwith(fun(A, B) -> A div B end, [1, 2], [1, 0]).
transposed() -> transpose([[1, 2, 3], [4, 5, 6]]).
transpose([[] | _]) -> [];
transpose(Rows) -> [[hd(R) || R <- Rows] | transpose([tl(R) || R <- Rows])].
ragged() -> transpose([[1, 2], [3]]).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

%% What a case that matches nothing says about the value.
-module(case_exhaustion).
-export([matched/0, zero/0, zero_float/0, nested/0, tuple/0, of_call/0, empty_guard/0, if_nothing/0,
         match_in_case/0]).

classify(X) -> case X of N when N > 0 -> positive; N when N < 0 -> negative end.
matched() -> [classify(X) || X <- [1, -1.5, a]].
zero() -> classify(0).
zero_float() -> classify(id(0.0)).
nested() -> case id({a, [1]}) of {a, [X]} -> case X of 2 -> two end end.
tuple() -> case id({1, 2, 3}) of {_, _} -> pair end.
of_call() -> case lists:member(a, id([])) of true -> yes end.
empty_guard() -> case id(5) of X when X =:= 6; X =:= 7 -> ok end.
if_nothing() -> X = id(3), if X > 5 -> big; X < 2 -> small end.
match_in_case() -> outcome(fun() -> {ok, _} = case id(a) of a -> {error, x}; b -> {ok, 1} end end).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

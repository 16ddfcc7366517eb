%% Functions of one name and many arities, exported and applied.
-module(overloaded_arities).
-export([f/0, direct/0, as_funs/0, too_many/0, remote_missing/0, not_exported/0, bad_list/0, no_function/0,
         no_name/0]).

f() -> zero.
f(A) -> {one, A}.
f(A, B) -> {two, A, B}.
f(A, B, C) -> {three, A, B, C}.
direct() -> {f(), f(1), f(1, 2), f(1, 2, 3)}.
as_funs() -> [apply(F, lists:seq(1, N)) || {F, N} <- [{fun f/0, 0}, {fun f/1, 1}, {fun f/2, 2}, {fun f/3, 3}]].
too_many() -> outcome(fun() -> apply(fun f/2, [1, 2, 3]) end) =/= ok.
remote_missing() -> [outcome(fun() -> apply(?MODULE, f, A) end) || A <- [[], [1], [1, 2]]].
not_exported() -> ?MODULE:f(id(1)).
bad_list() -> apply(fun f/1, id([1 | 2])).
no_function() -> apply(id(a), [1]).
no_name() -> apply(id(1), f, []).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

%% Exceptions passed on with their stack.
-module(raised_again).
-export([same_class/0, same_top/0, own_stack/0, own_stack_cut/0, bad_class/0, bad_stack/0, changed_class/0,
         from_after/0, twice/0, in_the_end/0]).

again(F) -> try F() catch C:R:S -> erlang:raise(C, R, S) end.
same_class() -> [outcome(fun() -> again(F) end) || F <- [fun() -> throw(t) end, fun() -> error(e) end, fun() -> exit(x) end]].
same_top() -> try again(fun() -> lists:last(id([])) end) catch _:_:S -> {M, F, _, _} = hd(S), {M, F} end.
own_stack() -> try erlang:raise(error, made_up, [{m, f, 1, []}]) catch error:R:S -> {R, S} end.
own_stack_cut() -> try erlang:raise(throw, x, []) catch throw:R:S -> {R, S} end.
bad_class() -> erlang:raise(id(strange), r, []).
bad_stack() -> erlang:raise(error, r, id([nonsense])).
changed_class() -> outcome(fun() -> try throw(a) catch throw:R:S -> erlang:raise(exit, R, S) end end).
from_after() -> outcome(fun() -> try again(fun() -> throw(inner) end) after ok end end).
twice() -> outcome(fun() -> again(fun() -> again(fun() -> error(deep) end) end) end).
in_the_end() -> again(fun() -> error({last, [1, 2]}) end).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

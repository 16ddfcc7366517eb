%% erlang:raise/3 with classes, reasons and stacks.
-module(raise_three).
-export([classes/0, stack/0, bad_class/0, bad_stack/0, reraised/0, through_variables/0, again/0,
         used_stack/0, bad_class_with_stack/0]).

caught(F) -> try F() catch C:R -> {C, R} end.
classes() -> [caught(fun() -> erlang:raise(C, reason, []) end) || C <- [error, exit, throw]].
stack() -> try erlang:raise(error, id(x), [{m, f, 1, []}, {n, g, [a, b], [{line, 3}]}]) catch _:_:S -> S end.
bad_class() -> erlang:raise(id(wrong), x, []).
bad_stack() -> erlang:raise(error, x, id(not_a_list)).
reraised() -> try try hd(id([])) catch C:R:S -> erlang:raise(C, {again, R}, S) end catch error:E:Stack -> [{M, F, A, _} | _] = Stack, {E, M, F, A} end.
through_variables() -> try try throw(id(1)) catch C:R:S -> put(saved, {C, R, S}), again() end catch C2:R2 -> {C2, R2} end.
again() -> {C, R, S} = get(saved), erlang:raise(C, R, S).
used_stack() -> try try error(id(a)) catch C:R:S -> {C, R, length(S) > 0} end catch _:_ -> never end.
bad_class_with_stack() -> try error(id(a)) catch _:R:S -> erlang:raise(id(wrong), R, S) end.
id(X) -> X.

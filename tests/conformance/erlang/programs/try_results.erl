%% What try with of, catch and after comes to.
-module(try_results).
-export([matched/0, unmatched/0, not_protected/0, after_value/0, after_order/0, after_raises/0,
         after_runs_on_error/0, nested/0, rethrown/0, all_classes/0, class_variable/0, uncaught_class/0,
         guard_in_catch/0]).

of_clause(X) -> try id(X) of 1 -> one; N when is_integer(N) -> {number, N} catch error:R -> {caught, R} end.
matched() -> [of_clause(1), of_clause(2)].
unmatched() -> of_clause(a).
not_protected() -> try id(1) of 1 -> error(in_of) catch error:in_of -> caught end.
after_value() -> try id(1) after id(2) end.
after_order() -> put(log, []), _ = try note(body) after note(cleanup) end, lists:reverse(get(log)).
note(X) -> put(log, [X | get(log)]), X.
after_raises() -> outcome(fun() -> try throw(first) after throw(second) end end).
after_runs_on_error() -> put(ran, no), _ = (catch try error(x) after put(ran, yes) end), get(ran).
nested() -> try try throw(a) catch throw:b -> inner end catch throw:a -> outer end.
rethrown() -> outcome(fun() -> try throw(a) catch throw:X -> throw({again, X}) end end).
all_classes() -> [try F() catch C:R -> {C, R} end || F <- [fun() -> throw(t) end, fun() -> error(e) end, fun() -> exit(x) end]].
class_variable() -> C = throw, try throw(x) catch C:_ -> bound end.
uncaught_class() -> try exit(gone) catch throw:_ -> no; error:_ -> no end.
guard_in_catch() -> [try throw(N) catch throw:X when X > 1 -> big; throw:_ -> small end || N <- [1, 2]].

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

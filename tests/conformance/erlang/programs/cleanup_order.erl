%% What runs when, if everything goes wrong.
-module(cleanup_order).
-export([plain/0, failing/0, nested/0, in_handler/0, in_of/0, in_cleanup/0, no_handler/0, deep/0, values_ignored/0]).

log(X) -> put(log, [X | get(log)]), X.
run(F) -> put(log, []), R = outcome(F), {R, lists:reverse(get(log))}.
plain() -> run(fun() -> try log(body) after log(cleanup) end end).
failing() -> run(fun() -> try log(body), error(x) after log(cleanup) end end).
nested() -> run(fun() -> try try log(1), throw(a) after log(2) end catch throw:a -> log(3) after log(4) end end).
in_handler() -> run(fun() -> try throw(a) catch throw:a -> log(handler), throw(b) after log(cleanup) end end).
in_of() -> run(fun() -> try log(1) of 1 -> log(2), error(c) catch error:c -> log(never) after log(3) end end).
in_cleanup() -> run(fun() -> try log(1), throw(first) after log(2), throw(second) end end).
no_handler() -> run(fun() -> try exit(out) catch throw:_ -> log(no) after log(yes) end end).
deep() -> run(fun() -> deep(3) end).
deep(0) -> throw(bottom);
deep(N) -> try deep(N - 1) after log(N) end.
values_ignored() -> run(fun() -> try kept after log(ignored) end end).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.

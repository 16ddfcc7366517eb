%% after runs in every case and its value is dropped.
-module(try_after).
-export([normal/0, throws/0, errors/0, exits/0, error_in_after/0, throw_replaces_value/0, nested/0,
         with_catch/0, error_in_handler/0, of_and_after/0, throw_it/0]).

run(F) ->
    put(log, []),
    R = try try F() after put(log, [after_ran | get(log)]) end of V -> {ok, V} catch C:E -> {C, E} end,
    {R, get(log)}.
normal() -> run(fun() -> 1 end).
throws() -> run(fun() -> throw(t) end).
errors() -> run(fun() -> error(e) end).
exits() -> run(fun() -> exit(x) end).
error_in_after() -> try try throw(first) after error(second) end catch C:R -> {C, R} end.
throw_replaces_value() -> try try id(1) after throw(from_after) end catch throw:T -> T end.
nested() -> put(log, []), try try try throw(x) after log(a) end after log(b) end catch throw:x -> log(c) end, lists:reverse(get(log)).
with_catch() -> put(log, []), R = try id(throw_it()) catch throw:X -> log({caught, X}), X after log(last) end, {R, lists:reverse(get(log))}.
error_in_handler() -> put(log, []), R = (catch try throw(a) catch throw:a -> throw(b) after log(done) end), {R, get(log)}.
of_and_after() -> put(log, []), R = try id(5) of X -> log(body), X * 2 after log(finally) end, {R, lists:reverse(get(log))}.
log(X) -> put(log, [X | get(log)]).
throw_it() -> throw(ball).
id(X) -> X.

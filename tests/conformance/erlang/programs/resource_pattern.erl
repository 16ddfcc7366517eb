%% Open, use and close with after, in good and bad cases.
-module(resource_pattern).
-export([good/0, bad/0, nested/0, inner_caught/0]).

with(Name, F) -> log({open, Name}), try F(Name) after log({close, Name}) end.
log(X) -> put(log, [X | case get(log) of undefined -> []; L -> L end]).
run(F) -> erase(), R = try {ok, F()} catch C:E -> {C, E} end, {R, lists:reverse(get(log))}.
good() -> run(fun() -> with(a, fun(N) -> {used, N} end) end).
bad() -> run(fun() -> with(a, fun(_) -> error(oops) end) end).
nested() -> run(fun() -> with(a, fun(_) -> with(b, fun(_) -> throw(out) end) end) end).
inner_caught() -> run(fun() -> with(a, fun(_) -> try with(b, fun(_) -> throw(x) end) catch throw:x -> recovered end end) end).

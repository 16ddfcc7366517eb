%% The stack of a process that asks for its own.
-module(where_we_are).
-export([here/0, deeper/0, in_a_fun/0, no_process/0]).

here() -> {current_stacktrace, [{M, F, A, L} | _]} = process_info(self(), current_stacktrace), {M, F, A, proplists:get_value(line, L)}.
deeper() -> {X, Y} = {below(1), below(2)}, {X, Y}.
below(N) -> {current_stacktrace, S} = process_info(self(), current_stacktrace), {N, [{F, A} || {where_we_are, F, A, _} <- S]}.
in_a_fun() -> F = fun() -> {current_stacktrace, [Top | _]} = process_info(self(), current_stacktrace), element(3, Top) end, F().
no_process() -> process_info(id(a), current_stacktrace).
id(X) -> X.

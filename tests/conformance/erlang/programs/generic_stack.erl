%% A behaviour-like stack driven by commands.
-module(generic_stack).
-export([pushed/0, computed/0, limited/0, underflow/0, bad_limit/0, bad_operation/0, too_few/0]).

-record(stack, {items = [], limit = infinity, dropped = 0}).
run(Commands) -> lists:foldl(fun command/2, #stack{}, Commands).
command({push, X}, #stack{items = I, limit = L} = S) when L =:= infinity; length(I) < L -> S#stack{items = [X | I]};
command({push, _}, S = #stack{dropped = D}) -> S#stack{dropped = D + 1};
command(pop, #stack{items = [_ | I]} = S) -> S#stack{items = I};
command(dup, #stack{items = [X | _] = I} = S) -> S#stack{items = [X | I]};
command(swap, #stack{items = [X, Y | I]} = S) -> S#stack{items = [Y, X | I]};
command({limit, N}, S) when is_integer(N), N > 0 -> S#stack{limit = N};
command({op, F}, #stack{items = [X, Y | I]} = S) -> S#stack{items = [F(Y, X) | I]}.
pushed() -> run([{push, 1}, {push, 2}, swap, dup]).
computed() -> (run([{push, 10}, {push, 4}, {op, fun erlang:'-'/2}, {push, 3}, {op, fun(A, B) -> A * B end}]))#stack.items.
limited() -> run([{limit, 2}, {push, 1}, {push, 2}, {push, 3}]).
underflow() -> run([{push, 1}, pop, pop]).
bad_limit() -> run([{limit, id(0)}]).
bad_operation() -> run([{push, 1}, {push, a}, {op, fun erlang:'+'/2}]).
too_few() -> run([{push, 1}, id(swap)]).
id(X) -> X.

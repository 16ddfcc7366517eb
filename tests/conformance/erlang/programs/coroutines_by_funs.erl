%% Producers and consumers that hand each other the control.
-module(coroutines_by_funs).
-export([all/0, in_order/0, fringes/0, interleaved/0, dialogue/0, no_more/0, bad_tree/0]).

yield(X, K) -> {yield, X, K}.
numbers(N) -> fun() -> if N > 3 -> done; true -> yield(N, numbers(N + 1)) end end.
tree(nil, K) -> K;
tree({L, X, R}, K) -> tree(L, fun() -> yield(X, tree(R, K)) end).
collect(G) -> case G() of done -> []; {yield, X, K} -> [X | collect(K)] end.
all() -> collect(numbers(1)).
in_order() -> collect(tree({{nil, 1, nil}, 2, {{nil, 3, nil}, 4, nil}}, fun() -> done end)).
same_fringe(A, B) -> same(tree(A, fun() -> done end), tree(B, fun() -> done end)).
same(A, B) -> case {A(), B()} of {done, done} -> true; {{yield, X, K}, {yield, X, L}} -> same(K, L); {X, Y} -> {differs, what(X), what(Y)} end.
what(done) -> done;
what({yield, X, _}) -> X.
fringes() -> [same_fringe({nil, 1, {nil, 2, nil}}, {{nil, 1, nil}, 2, nil}), same_fringe({nil, 1, nil}, {nil, 2, nil}), same_fringe(nil, {nil, 1, nil})].
round_robin([]) -> [];
round_robin([G | R]) -> case G() of done -> round_robin(R); {yield, X, K} -> [X | round_robin(R ++ [K])] end.
interleaved() -> round_robin([numbers(1), numbers(3), tree({nil, a, nil}, fun() -> done end)]).
echo(Acc) -> {ask, fun(stop) -> {result, lists:reverse(Acc)}; (X) -> echo([X | Acc]) end}.
talk({ask, K}, [X | R]) -> talk(K(X), R);
talk({result, V}, Rest) -> {V, Rest}.
dialogue() -> talk(echo([]), [a, b, stop, c]).
no_more() -> talk(echo([]), [a]).
bad_tree() -> collect(tree(id({nil, 1}), fun() -> done end)).
id(X) -> X.

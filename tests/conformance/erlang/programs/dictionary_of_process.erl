%% What a process remembers besides its variables.
-module(dictionary_of_process).
-export([fresh/0, all/0, keys/0, terms_as_keys/0, counter/0, bump/0, survives_exceptions/0, memo/0, unset/0]).

fresh() -> {get(a), put(a, 1), put(a, 2), get(a), erase(a), get(a)}.
all() -> put(x, 1), put(y, 2), R = lists:sort(get()), erase(), {R, get()}.
keys() -> put(k1, v), put(k2, v), put(k3, w), R = {lists:sort(get_keys()), lists:sort(get_keys(v))}, erase(), R.
terms_as_keys() -> put({1}, a), put(1.0, b), put(1, c), R = {get({1}), get(1.0), get(1), get({1.0})}, erase(), R.
counter() -> put(n, 0), [bump() || _ <- lists:seq(1, 5)].
bump() -> N = get(n) + 1, put(n, N), N.
survives_exceptions() -> put(s, before), _ = (catch begin put(s, during), error(x) end), get(s).
memo() -> erase(), R = fib(60), {R, length(get_keys())}.
fib(N) when N < 2 -> N;
fib(N) -> case get({fib, N}) of undefined -> V = fib(N - 1) + fib(N - 2), put({fib, N}, V), V; V -> V end.
unset() -> get(id(nothing)) + 1.
id(X) -> X.

%% put, get, erase and their answers.
-module(process_dictionary).
-export([basic/0, all/0, keys/0, erase_all/0, any_key/0, counter/0, count/0, survives_throw/0]).

basic() -> erase(), {put(a, 1), put(a, 2), get(a), get(b), erase(a), get(a)}.
all() -> erase(), put(x, 1), put(y, 2), lists:sort(get()).
keys() -> erase(), put(x, 1), put(y, 1), put(z, 2), {lists:sort(get_keys(1)), get_keys(2), lists:sort(get_keys())}.
erase_all() -> erase(), put(x, 1), {erase(), get()}.
any_key() -> erase(), put({k, [1]}, v), put(1, int), put(1.0, float), {get({k, [1]}), get(1), get(1.0)}.
counter() -> erase(), [count() || _ <- lists:seq(1, 5)].
count() -> N = case get(counter) of undefined -> 0; V -> V end, put(counter, N + 1), N.
survives_throw() -> erase(), catch begin put(k, set), throw(x) end, get(k).

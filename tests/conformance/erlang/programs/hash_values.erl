%% phash2 of all kinds of terms.
-module(hash_values).
-export([atoms/0, numbers/0, lists/0, tuples/0, binaries/0, maps/0, functions/0, ranges/0, equal/0, bad_ranges/0]).

atoms() -> [erlang:phash2(A) || A <- [a, '', true, 'λ', some_longer_atom]].
numbers() -> [erlang:phash2(N) || N <- [0, 1, -1, 255, 1 bsl 27, 1 bsl 60, -(1 bsl 60), 1 bsl 64, 1.0, -0.0, 0.0, 1.5e300]].
lists() -> [erlang:phash2(L) || L <- [[], "abc", [a, b], [1 | 2], [[[]]], [256], lists:seq(1, 100)]].
tuples() -> [erlang:phash2(T) || T <- [{}, {a}, {1, {2, {3}}}, list_to_tuple(lists:seq(1, 50))]].
binaries() -> [erlang:phash2(B) || B <- [<<>>, <<"abc">>, <<1:3>>, binary:copy(<<"x">>, 100)]].
maps() -> [erlang:phash2(M) || M <- [#{}, #{a => 1}, #{b => 2, a => 1}, #{1 => #{2 => 3}}]].
functions() -> erlang:phash2(fun lists:map/2).
ranges() -> [erlang:phash2(term, N) || N <- [1, 2, 10, 1000, 1 bsl 32]].
equal() -> {erlang:phash2(1) =:= erlang:phash2(1.0), erlang:phash2("a") =:= erlang:phash2([97])}.
bad_ranges() -> [outcome(fun() -> erlang:phash2(a, R) end) || R <- [0, -1, 1.0, x, (1 bsl 32) + 1]].

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.

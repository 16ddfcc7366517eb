%% Pseudo-random numbers of each algorithm from a given seed.
-module(random_seeded).
-export([all/0, floats/0, in_process/0, normal/0, bytes/0, real/0, jumped/0, shuffled/0, exported/0, bad_algorithm/0,
         bad_range/0]).

numbers(Algorithm) ->
    S0 = rand:seed_s(Algorithm, {1, 2, 3}),
    {L, _} = lists:mapfoldl(fun(_, S) -> rand:uniform_s(1000, S) end, S0, lists:seq(1, 6)),
    L.
all() -> [{A, numbers(A)} || A <- [exsss, exro928ss, exrop, exs1024s, exsp, mwc59] -- [mwc59]].
floats() -> {L, _} = lists:mapfoldl(fun(_, S) -> rand:uniform_s(S) end, rand:seed_s(exsss, 42), lists:seq(1, 4)), L.
in_process() -> _ = rand:seed(exsss, 7), {rand:uniform(100), rand:uniform(), rand:uniform(1 bsl 70)}.
normal() -> _ = rand:seed(exsss, 7), [rand:normal(), rand:normal(10, 4)].
bytes() -> _ = rand:seed(exsss, 7), rand:bytes(9).
real() -> {X, _} = rand:uniform_real_s(rand:seed_s(exsss, 1)), X.
jumped() -> S = rand:jump(rand:seed_s(exsss, 5)), element(1, rand:uniform_s(1000000, S)).
shuffled() -> _ = rand:seed(exsss, 99), [X || {_, X} <- lists:sort([{rand:uniform(), X} || X <- lists:seq(1, 10)])].
exported() -> _ = rand:seed(exsss, 3), E = rand:export_seed(), A = rand:uniform(1000), _ = rand:seed(E), A =:= rand:uniform(1000).
bad_algorithm() -> rand:seed_s(id(strange), 1).
bad_range() -> rand:uniform_s(id(0), rand:seed_s(exsss, 1)).
id(X) -> X.

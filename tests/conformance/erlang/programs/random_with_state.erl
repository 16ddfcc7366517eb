%% Pseudo random numbers from an explicit seed.
-module(random_with_state).
-export([all/0, floats/0, normal/0, shuffled/0, jumped/0]).

draws(A) -> {L, _} = lists:mapfoldl(fun(_, S) -> rand:uniform_s(1000, S) end, rand:seed_s(A, {1, 2, 3}), lists:seq(1, 8)), L.
all() -> [{A, draws(A)} || A <- [exsss, exro928ss, exrop, exs1024s, exsp]].
floats() -> {F, _} = rand:uniform_s(rand:seed_s(exsss, 42)), F.
normal() -> {F, _} = rand:normal_s(rand:seed_s(exsss, 7)), F > -10 andalso F < 10.
shuffled() -> {L, _} = lists:mapfoldl(fun(X, S) -> {F, T} = rand:uniform_s(S), {{F, X}, T} end, rand:seed_s(exsss, 5), lists:seq(1, 10)), [X || {_, X} <- lists:sort(L)].
jumped() -> {N, _} = rand:uniform_s(100, rand:jump(rand:seed_s(exsss, 1))), N.

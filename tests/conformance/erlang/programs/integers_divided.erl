%% Division and remainder for every pair of signs.
-module(integers_divided).
-export([pairs/0, quotients/0, law/0, modulos/0, floors/0, borders/0, by_one/0, large/0, by_zero/0, no_integers/0]).

pairs() -> [{7, 2}, {-7, 2}, {7, -2}, {-7, -2}, {0, 5}, {6, 3}, {-6, 3}, {1, 7}].
quotients() -> [{A div B, A rem B} || {A, B} <- pairs()].
law() -> lists:all(fun({A, B}) -> (A div B) * B + A rem B =:= A end, pairs()).
modulo(A, B) -> ((A rem B) + B) rem B.
modulos() -> [modulo(A, B) || {A, B} <- pairs()].
floors() -> [floor(A / B) || {A, B} <- pairs()].
borders() -> Min = -(1 bsl 59), Low = -(1 bsl 63), [Min div -1, Low div -1, Low rem -1, (1 bsl 63) div Low, Low div (1 bsl 31)].
by_one() -> [X div -1 || X <- [1, -(1 bsl 60), 1 bsl 63]].
large() -> A = 123456789012345678901234567890, [A div 987654321, A rem 987654321, -A div 1000000007, -A rem 1000000007, 5 div A, -5 rem A].
by_zero() -> [outcome(F) || F <- [fun() -> id(1) div id(0) end, fun() -> id(1) rem id(0) end, fun() -> id(0) div id(0) end, fun() -> (1 bsl 100) rem id(0) end]].
no_integers() -> [outcome(F) || F <- [fun() -> id(a) div 2 end, fun() -> id(4) rem id(2.0) end, fun() -> id([]) div 0 end]].

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

%% Numbers as chains of whole parts.
-module(continued_fractions).
-export([fractions/0, back/0, convergents/0, golden/0, unit_fractions/0, by_zero/0, nothing/0, no_end/0]).

expand(_, 0, _) -> [];
expand(_, _, 0) -> [];
expand(A, B, N) -> [A div B | expand(B, A rem B, N - 1)].
value([A]) -> {A, 1};
value([A | Rest]) -> {N, D} = value(Rest), {A * N + D, N}.
fractions() -> [expand(A, B, 20) || {A, B} <- [{415, 93}, {1, 3}, {355, 113}, {5, 1}]].
back() -> [value(expand(A, B, 20)) || {A, B} <- [{415, 93}, {355, 113}]].
root_of_two(N) -> value([1 | lists:duplicate(N, 2)]).
convergents() -> [root_of_two(N) || N <- [0, 1, 2, 5, 30]].
golden() -> {A, B} = value(lists:duplicate(40, 1)), A / B.
egyptian(0, _) -> [];
egyptian(A, B) -> C = (B + A - 1) div A, [C | egyptian((A * C - B) rem (B * C), B * C)].
unit_fractions() -> [egyptian(A, B) || {A, B} <- [{3, 4}, {6, 7}, {1, 5}]].
by_zero() -> expand(id(1), 0, 5).
nothing() -> value(id([])).
no_end() -> egyptian(id(a), 4).
id(X) -> X.

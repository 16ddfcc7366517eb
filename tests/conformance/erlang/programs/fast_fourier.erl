%% The Fourier transform on complex numbers as pairs.
-module(fast_fourier).
-export([impulse/0, constant/0, ramp/0, not_a_power/0, no_numbers/0]).

fft([X]) -> [X];
fft(L) ->
    {E, O} = split(L),
    N = length(L),
    Pairs = lists:zip3(fft(E), fft(O), lists:seq(0, N div 2 - 1)),
    T = [{A, mul(turn(K, N), B)} || {A, B, K} <- Pairs],
    [add(A, B) || {A, B} <- T] ++ [sub(A, B) || {A, B} <- T].
split([A, B | R]) -> {X, Y} = split(R), {[A | X], [B | Y]};
split([]) -> {[], []}.
turn(K, N) -> X = -2 * math:pi() * K / N, {math:cos(X), math:sin(X)}.
add({A, B}, {C, D}) -> {A + C, B + D}.
sub({A, B}, {C, D}) -> {A - C, B - D}.
mul({A, B}, {C, D}) -> {A * C - B * D, A * D + B * C}.
near(L) -> [{round(A * 1.0e6) / 1.0e6 + 0.0, round(B * 1.0e6) / 1.0e6 + 0.0} || {A, B} <- L].
impulse() -> near(fft([{1, 0}, {0, 0}, {0, 0}, {0, 0}])).
constant() -> near(fft([{1, 0} || _ <- lists:seq(1, 8)])).
ramp() -> near(fft([{N, 0} || N <- lists:seq(1, 4)])).
not_a_power() -> fft([{1, 0}, {2, 0}, {3, 0}]).
no_numbers() -> fft([{id(a), 0}, {1, 0}]).
id(X) -> X.

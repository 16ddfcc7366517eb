%% A calculator that parses and evaluates text.
-module(recursive_descent).
-export([good/0, unclosed/0, empty/0, trailing/0, by_zero/0]).

calculate(T) -> {V, []} = sum(tokens(T)), V.
tokens([]) -> [];
tokens([$\s | T]) -> tokens(T);
tokens([C | _] = T) when C >= $0, C =< $9 -> {D, R} = lists:splitwith(fun(X) -> X >= $0 andalso X =< $9 end, T), [list_to_integer(D) | tokens(R)];
tokens([C | T]) -> [[C] | tokens(T)].
sum(T) -> {A, R} = product(T), sums(A, R).
sums(A, ["+" | T]) -> {B, R} = product(T), sums(A + B, R);
sums(A, ["-" | T]) -> {B, R} = product(T), sums(A - B, R);
sums(A, R) -> {A, R}.
product(T) -> {A, R} = factor(T), products(A, R).
products(A, ["*" | T]) -> {B, R} = factor(T), products(A * B, R);
products(A, ["/" | T]) -> {B, R} = factor(T), products(A div B, R);
products(A, R) -> {A, R}.
factor([N | R]) when is_integer(N) -> {N, R};
factor(["-" | T]) -> {V, R} = factor(T), {-V, R};
factor(["(" | T]) -> {V, [")" | R]} = sum(T), {V, R}.
good() -> [calculate(T) || T <- ["1", "1 + 2 * 3", "(1 + 2) * 3", "100 / 7 - -2", "2*(3+(4-5))*6", "99999999999 * 99999999999"]].
unclosed() -> calculate("(1 + 2").
empty() -> calculate("").
trailing() -> calculate("1 2").
by_zero() -> calculate("5 / (2 - 2)").

%% Summation in several orders and Kahan's correction.
-module(float_sums).
-export([tenths/0, forward/0, backward/0, corrected/0, mean/0, variance/0]).

sum(L) -> lists:foldl(fun(X, S) -> S + X end, 0.0, L).
tenths() -> sum(lists:duplicate(10, 0.1)).
forward() -> sum([1 / N || N <- lists:seq(1, 200)]).
backward() -> sum([1 / N || N <- lists:seq(200, 1, -1)]).
kahan(L) -> {S, _} = lists:foldl(fun(X, {S, C}) -> Y = X - C, T = S + Y, {T, (T - S) - Y} end, {0.0, 0.0}, L), S.
corrected() -> kahan(lists:duplicate(1000, 0.1)).
mean() -> L = [1, 2.5, 4], lists:sum(L) / length(L).
variance() -> L = [2, 4, 4, 4, 5, 5, 7, 9], M = lists:sum(L) / 8, lists:sum([(X - M) * (X - M) || X <- L]) / 8.

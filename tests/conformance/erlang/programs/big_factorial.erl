%% Factorials as products of big integers and their quotients.
-module(big_factorial).
-export([f20/0, f21/0, f25/0, f100/0, quotient/0, remainder/0, binomial/0, digits/0]).

factorial(0) -> 1;
factorial(N) -> N * factorial(N - 1).
f20() -> factorial(20).
f21() -> factorial(21).
f25() -> factorial(25).
f100() -> factorial(100).
quotient() -> factorial(100) div factorial(98).
remainder() -> factorial(30) rem ((1 bsl 61) - 1).
binomial() -> [factorial(40) div (factorial(K) * factorial(40 - K)) || K <- lists:seq(0, 40)].
digits() -> lists:sum([D - $0 || D <- integer_to_list(factorial(200))]).

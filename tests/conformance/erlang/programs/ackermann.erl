%% Functions that recurse wildly.
-module(ackermann).
-export([values/0, three/0, taken/0, ninety_one/0, sequence/0]).

ackermann(0, N) -> N + 1;
ackermann(M, 0) -> ackermann(M - 1, 1);
ackermann(M, N) -> ackermann(M - 1, ackermann(M, N - 1)).
values() -> [ackermann(M, N) || M <- [0, 1, 2], N <- [0, 1, 2, 3]].
three() -> ackermann(2, 20).
tak(X, Y, Z) when Y >= X -> Z;
tak(X, Y, Z) -> tak(tak(X - 1, Y, Z), tak(Y - 1, Z, X), tak(Z - 1, X, Y)).
taken() -> tak(9, 5, 2).
mccarthy(N) when N > 100 -> N - 10;
mccarthy(N) -> mccarthy(mccarthy(N + 11)).
ninety_one() -> [mccarthy(N) || N <- [1, 50, 99, 101, 105]].
hofstadter(N) when N < 3 -> 1;
hofstadter(N) -> hofstadter(N - hofstadter(N - 1)) + hofstadter(N - hofstadter(N - 2)).
sequence() -> [hofstadter(N) || N <- lists:seq(1, 15)].

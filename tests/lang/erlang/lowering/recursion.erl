%% Clauses on small integers are one switch; calls in last position are tail calls.
-module(recursion).
-export([fibonacci/1, reverse/2]).

fibonacci(0) -> 0;
fibonacci(1) -> 1;
fibonacci(N) -> fibonacci(N - 1) + fibonacci(N - 2).

reverse([Head | Tail], Reversed) -> reverse(Tail, [Head | Reversed]);
reverse([], Reversed) -> Reversed.

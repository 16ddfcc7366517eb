%% Run-length encoding and its inverse.
-module(run_length).
-export([encoded/0, decoded/0, floats_differ/0, bad/0]).

encode([]) -> [];
encode([H | T]) -> {N, R} = run(H, T, 1), [{H, N} | encode(R)].
run(H, [H | T], N) -> run(H, T, N + 1);
run(_, T, N) -> {N, T}.
decode(L) -> lists:append([lists:duplicate(N, X) || {X, N} <- L]).
encoded() -> encode("aaabccdddd").
decoded() -> decode(encode("aaabccdddd")).
floats_differ() -> encode([1, 1, 1.0, 1.0, 1]).
bad() -> decode([{a, b}]).

%% Sums that cancel down from big to small.
-module(integer_sums).
-export([alternating/0, telescoping/0, cancel/0, is_small_again/0, index/0, as_map_key/0,
         negations/0]).

alternating() -> lists:foldl(fun(N, S) -> S + (if N rem 2 =:= 0 -> 1; true -> -1 end) * (1 bsl N) end, 0, lists:seq(0, 130)).
telescoping() -> lists:sum([(1 bsl (N + 1)) - (1 bsl N) || N <- lists:seq(0, 99)]) =:= (1 bsl 100) - 1.
cancel() -> X = id(1 bsl 90), (X + 5) - X.
is_small_again() -> X = id((1 bsl 64) + 7), Y = X - (1 bsl 64), {Y, Y =:= 7, [a, b, c, d, e, f, g] -- lists:sublist([a, b, c, d, e, f, g], Y - 1)}.
index() -> X = id(1 bsl 64), element(X - (1 bsl 64) + 1, {first, second}).
as_map_key() -> M = #{(1 bsl id(64)) => big, 5 => small}, {maps:get(1 bsl 64, M), maps:get((1 bsl id(65)) - (1 bsl 65) + 5, M)}.
negations() -> [-(-X) =:= X || X <- [0, 1 bsl id(59), -(1 bsl id(59)), 1 bsl id(63), -(1 bsl id(63))]].
id(X) -> X.

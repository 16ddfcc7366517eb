%% Quicksort with comprehensions.
-module(sort_quick).
-export([numbers/0, mixed/0, agrees/0]).

sort([]) -> [];
sort([P | T]) -> sort([X || X <- T, X < P]) ++ [P] ++ sort([X || X <- T, X >= P]).
numbers() -> sort([3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5]).
mixed() -> sort([b, 1, "s", {t}, 2.5, <<"x">>, a, #{}, []]).
agrees() -> L = [N * 7919 rem 1009 || N <- lists:seq(1, 200)], sort(L) =:= lists:sort(L).

%% The classic, in three styles.
-module(fizz_buzz).
-export([all/0, agree/0]).

guarded(N) when N rem 15 =:= 0 -> "FizzBuzz";
guarded(N) when N rem 3 =:= 0 -> "Fizz";
guarded(N) when N rem 5 =:= 0 -> "Buzz";
guarded(N) -> integer_to_list(N).
matched(N) -> case {N rem 3, N rem 5} of {0, 0} -> "FizzBuzz"; {0, _} -> "Fizz"; {_, 0} -> "Buzz"; _ -> integer_to_list(N) end.
joined(N) -> case [W || {D, W} <- [{3, "Fizz"}, {5, "Buzz"}], N rem D =:= 0] of [] -> integer_to_list(N); L -> lists:append(L) end.
all() -> [guarded(N) || N <- lists:seq(1, 30)].
agree() -> lists:all(fun(N) -> guarded(N) =:= matched(N) andalso matched(N) =:= joined(N) end, lists:seq(-30, 100)).

%% Without a spec: a function of two numbers whose answers must be their sum, for many of them.
%% finding: error {badfun,_} at ask/1: ask(0)
%% finding: error sums at ask/1: ask(fun(X, Y) -> X + Y end)
-module(sum_of_two).
-export([ask/1]).

ask(Fun) ->
    case lists:all(fun({X, Y}) -> Fun(X, Y) =:= X + Y end, [{X, X * Y} || X <- lists:seq(1, 8), Y <- lists:seq(1, 8)]) of
        true -> error(sums);
        false -> ok
    end.

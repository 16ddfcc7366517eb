%% A function that tells two functions apart by what they return: it has to call them.
%% finding: error differs at ask/1: ask(fun(F) -> case F(0) of 2 -> 0; _ -> 1 end end)
-module(calls_its_argument).
-export([ask/1]).

-spec ask(fun((fun((integer()) -> integer())) -> integer())) -> ok.
ask(Fun) ->
    case Fun(fun(X) -> X + 1 end) > Fun(fun(X) -> X + 2 end) of
        true -> error(differs);
        false -> ok
    end.

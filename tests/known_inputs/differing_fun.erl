%% A function whose answers must differ.
%% finding: error differs at ask/1: ask(fun(X) -> X end)
-module(differing_fun).
-export([ask/1]).

-spec ask(fun((integer()) -> integer())) -> ok.
ask(Fun) ->
    case Fun(2) > Fun(1) of
        true -> error(differs);
        false -> ok
    end.

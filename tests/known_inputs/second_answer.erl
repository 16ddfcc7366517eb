%% Called twice with the same argument, the closure answers differently: it counts its calls.
%% finding: error found at ask/1: ask(fun(F) -> F(0), F(0), 7 end)
-module(second_answer).
-export([ask/1]).

-spec ask(fun((fun((integer()) -> integer())) -> integer())) -> ok.
ask(Fun) ->
    put(calls, 0),
    Count = fun(_) -> Calls = get(calls), put(calls, Calls + 1), Calls end,
    case {Fun(Count), get(calls)} of
        {7, 2} -> error(found);
        _ -> ok
    end.

%% Two arguments that agree on everything but two values: one call is not enough to tell all three apart.
%% finding: error told_apart at ask/1: ask(fun(F) -> case F(3) of 0 -> 0; _ -> case F(7) of 0 -> 2; _ -> 1 end end end)
-module(two_calls).
-export([ask/1]).

-spec ask(fun((fun((integer()) -> integer())) -> integer())) -> ok.
ask(Fun) ->
    G = fun(3) -> 5; (7) -> 6; (_) -> 0 end,
    H = fun(3) -> 5; (_) -> 0 end,
    I = fun(7) -> 6; (_) -> 0 end,
    case {Fun(G), Fun(H), Fun(I)} of
        {1, 2, 0} -> error(told_apart);
        _ -> ok
    end.

%% A function that returns a function, which calls what its maker was given.
%% finding: error both at ask/1: ask(fun(F) -> fun(_) -> case F(0) of 8 -> 80; _ -> 40 end end end)
-module(returned_fun).
-export([ask/1]).

-spec ask(fun((fun((integer()) -> integer())) -> fun((integer()) -> integer()))) -> ok.
ask(Fun) ->
    G = Fun(fun(_) -> 4 end),
    H = Fun(fun(_) -> 8 end),
    case {G(1), H(1)} of
        {40, 80} -> error(both);
        _ -> ok
    end.

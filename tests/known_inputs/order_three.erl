%% A function that gives a function to its argument: the program calls that one, and looks at what it does.
%% finding: error reached at ask/1: ask(fun(F) -> F(fun(6) -> 0; (_) -> 1 end) end)
-module(order_three).
-export([ask/1]).

-spec ask(fun((fun((fun((integer()) -> integer())) -> integer())) -> integer())) -> integer().
ask(Fun) ->
    Fun(fun(G) ->
                case {G(5), G(6)} of
                    {1, 0} -> error(reached);
                    _ -> 0
                end
        end).

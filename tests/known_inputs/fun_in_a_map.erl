%% A function in a map, that must answer as the function it is given does.
%% finding: error found at ask/1: ask(#{on => fun(F) -> F(0) end})
-module(fun_in_a_map).
-export([ask/1]).

-spec ask(#{on := fun((fun((integer()) -> integer())) -> integer())}) -> ok.
ask(#{on := Fun}) ->
    case {Fun(fun(_) -> 31 end), Fun(fun(_) -> 57 end)} of
        {31, 57} -> error(found);
        _ -> ok
    end.

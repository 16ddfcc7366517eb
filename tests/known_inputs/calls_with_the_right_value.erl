%% The function under test fails in a closure of its own, on one argument only.
%% finding: error found at ask/1: ask(fun(F) -> F(1532) end)
-module(calls_with_the_right_value).
-export([ask/1]).

-spec ask(fun((fun((integer()) -> integer())) -> integer())) -> integer().
ask(Fun) ->
    Fun(fun(X) when X * 2 =:= 3064 -> error(found); (X) -> X end).

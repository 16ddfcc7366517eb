%% No spec: what the argument is, how many arguments it takes and what it calls with what is all decided by use.
%% finding: error {badfun,_} at ask/1: ask(0)
%% finding: error found at ask/1: ask(fun(_, F) -> F(w) end)
-module(untyped_callback).
-export([ask/1]).

ask(Fun) ->
    _ = Fun(1, fun(w) -> error(found); (_) -> 1 end),
    ok.

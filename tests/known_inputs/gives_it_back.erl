%% A function that returns its argument; no other one will do, as the reference is known to nobody.
%% finding: error {badfun,_} at ask/1: ask(0)
%% finding: error same at ask/1: ask(fun(X) -> X end)
-module(gives_it_back).
-export([ask/1]).

ask(Fun) ->
    Reference = make_ref(),
    case Fun(fun() -> Reference end) of
        Same when is_function(Same, 0) ->
            case Same() of
                Reference -> error(same);
                _ -> ok
            end;
        _ -> ok
    end.

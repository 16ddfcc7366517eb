%% Natural numbers go in and come out; what calculates must stay among them.
%% finding: error doubled at ask/1: ask(fun(X) -> X * 2 end)
-module(doubled).
-export([ask/1]).

-spec ask(fun((non_neg_integer()) -> non_neg_integer())) -> ok.
ask(Fun) ->
    case [Fun(Number) || Number <- [3, 4, 7, 11]] of
        [6, 8, 14, 22] -> error(doubled);
        _ -> ok
    end.

%% More answers than a path has decisions: only what calculates gives them all.
%% finding: error decreasing at falls/3: ask(fun(X) -> -X end)
-module(far_decreasing).
-export([ask/1]).

-spec ask(fun((integer()) -> integer())) -> ok.
ask(Fun) ->
    falls(Fun, 1, 60).

falls(_, Number, Number) -> error(decreasing);
falls(Fun, Number, Last) ->
    case Fun(Number + 1) < Fun(Number) of
        true -> falls(Fun, Number + 1, Last);
        false -> ok
    end.

%% At least four integers that sum to 42.
%% finding: error boom at check/1: check([0,0,0,42])
-module(sum_to_42).
-export([check/1]).

-spec check([integer()]) -> ok.
check(Numbers) ->
    case length(Numbers) >= 4 andalso lists:sum(Numbers) =:= 42 of
        true -> error(boom);
        false -> ok
    end.

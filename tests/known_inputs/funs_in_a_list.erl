%% Functions in a list, one of which calls what it is given.
%% finding: error found at apply_all/1: apply_all([fun(F) -> F(3) end])
-module(funs_in_a_list).
-export([apply_all/1]).

-spec apply_all([fun((fun((integer()) -> integer())) -> integer())]) -> ok.
apply_all([]) -> ok;
apply_all([Fun | Rest]) ->
    _ = Fun(fun(3) -> error(found); (X) -> X end),
    apply_all(Rest).

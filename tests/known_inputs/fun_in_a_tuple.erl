%% A function in a tuple, and one in the tuple that it is given.
%% finding: error found at ask/1: ask({call,fun({_,F}) when is_function(F, 1) -> F(stop); (_) -> 0 end})
-module(fun_in_a_tuple).
-export([ask/1]).

-spec ask({call | drop, fun(({handler, fun((go | stop) -> integer())}) -> integer())}) -> ok.
ask({call, Fun}) ->
    _ = Fun({handler, fun(go) -> 1; (stop) -> error(found) end}),
    ok;
ask({drop, _}) -> ok.

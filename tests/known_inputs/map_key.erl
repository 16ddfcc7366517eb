%% A key of a map that has it, with a value that does not do.
%% finding: error {badkey,_} at port/1: port(#{})
%% finding: error port at port/1: port(#{port => 0})
-module(map_key).
-export([port/1]).

-spec port(#{atom() => integer()}) -> pos_integer().
port(Options) ->
    case maps:get(port, Options) of
        Port when Port > 0 -> Port;
        _ -> error(port)
    end.

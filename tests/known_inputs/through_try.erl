%% A number that was read under a handler decides after it.
%% finding: error answer at read/1: read("42")
-module(through_try).
-export([read/1]).

-spec read(string()) -> ok.
read(Text) ->
    Number = try list_to_integer(Text) catch error:badarg -> none end,
    case Number of
        42 -> error(answer);
        _ -> ok
    end.

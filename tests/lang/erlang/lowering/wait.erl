%% What is not supported yet ends in a primitive that says so.
-module(wait).
-export([next/0]).

next() ->
    receive
        Message -> Message
    after 10 -> none
    end.

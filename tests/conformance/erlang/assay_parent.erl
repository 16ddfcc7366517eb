%% The connection to the process that started this runtime (src/lang/erlang/erl_process.h): what it should read is written to
%% descriptor 4, and descriptor 3 closes when it ends. This runtime ends then too, whatever it is doing.

-module(assay_parent).

-export([connect/0]).

-define(FROM_PARENT, 3).
-define(TO_PARENT, 4).

%% The port to write to. A process of its own holds it, so that the end is noticed while others work.
-spec connect() -> port().
connect() ->
    Asking = self(),
    Holder = spawn(fun() ->
                           process_flag(trap_exit, true),
                           Port = open_port({fd, ?FROM_PARENT, ?TO_PARENT}, [binary, eof]),
                           Asking ! {self(), Port},
                           wait_for_end(Port)
                   end),
    receive {Holder, Port} -> Port end.

wait_for_end(Port) ->
    receive
        {Port, eof} -> halt(1, [{flush, false}]);
        {'EXIT', Port, _} -> halt(1, [{flush, false}])
    end.

%% The connection to the process that started this runtime (src/lang/erlang/erl_process.h): what it should read is written to
%% descriptor 4, what it says comes from descriptor 3, which closes when it ends. This runtime ends then too, whatever it is
%% doing.

-module(assay_parent).

-export([connect/0, hear/0]).

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
                           wait_for_end(Port, Asking)
                   end),
    receive {Holder, Port} -> Port end.

wait_for_end(Port, Asking) ->
    receive
        {Port, {data, Said}} -> Asking ! {?MODULE, Said}, wait_for_end(Port, Asking);
        {Port, eof} -> halt(1, [{flush, false}]);
        {'EXIT', Port, _} -> halt(1, [{flush, false}])
    end.

%% Waits for what the parent says next.
-spec hear() -> binary().
hear() ->
    receive {?MODULE, Said} -> Said end.

%% A group leader that swallows output and has no input: what compiled code, parse transforms and the compiler print
%% goes here, so that nothing but answers reaches the client.

-module(assay_sink).

-export([start/0]).

-spec start() -> pid().
start() ->
    spawn(fun loop/0).

loop() ->
    receive
        {io_request, From, ReplyAs, Request} ->
            From ! {io_reply, ReplyAs, reply(Request)},
            loop();
        _ ->
            loop()
    end.

reply({put_chars, _, _}) -> ok;
reply({put_chars, _, _, _, _}) -> ok;
reply({put_chars, _}) -> ok;
reply({put_chars, _, _, _}) -> ok;
reply({get_geometry, _}) -> {error, enotsup};
reply(getopts) -> [{binary, false}, {encoding, unicode}];
reply({setopts, _}) -> ok;
reply({requests, Requests}) -> lists:last([ok | [reply(Request) || Request <- Requests]]);
reply(_) -> eof.

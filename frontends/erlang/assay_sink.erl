%% A group leader that has no input: what compiled code, parse transforms and the compiler print goes here, so that
%% nothing but answers reaches the client. It swallows output, or keeps so many bytes of it.

-module(assay_sink).

-export([start/0, start/1, text/1]).

-spec start() -> pid().
start() ->
    start(0).

-spec start(non_neg_integer()) -> pid().
start(Bytes) ->
    spawn(fun() -> loop(Bytes, []) end).

%% What it has kept; nothing if it is flooded so that it does not come to answer.
-spec text(pid()) -> binary().
text(Sink) ->
    Sink ! {text, self()},
    receive {text, Sink, Text} -> Text after 1000 -> <<>> end.

loop(Left, Kept) ->
    receive
        {io_request, From, ReplyAs, Request} ->
            Text = kept(printed(Request), Left),
            From ! {io_reply, ReplyAs, reply(Request)},
            loop(Left - byte_size(Text), [Kept | Text]);
        {text, From} ->
            From ! {text, self(), iolist_to_binary(Kept)},
            loop(Left, Kept);
        _ ->
            loop(Left, Kept)
    end.

kept(_, 0) -> <<>>;
kept(Text, Left) -> binary:part(Text, 0, min(byte_size(Text), Left)).

%% Requests that can't be carried out print nothing.
printed({put_chars, Encoding, Text}) ->
    case catch unicode:characters_to_binary(Text, Encoding) of
        Printed when is_binary(Printed) -> Printed;
        _ -> <<>>
    end;
printed({put_chars, Encoding, Module, Function, Arguments}) ->
    case catch apply(Module, Function, Arguments) of
        {'EXIT', _} -> <<>>;
        Text -> printed({put_chars, Encoding, Text})
    end;
printed({put_chars, Text}) -> printed({put_chars, latin1, Text});
printed({put_chars, Module, Function, Arguments}) -> printed({put_chars, latin1, Module, Function, Arguments});
printed({requests, Requests}) -> iolist_to_binary([printed(Request) || Request <- Requests]);
printed(_) -> <<>>.

reply({put_chars, _, _}) -> ok;
reply({put_chars, _, _, _, _}) -> ok;
reply({put_chars, _}) -> ok;
reply({put_chars, _, _, _}) -> ok;
reply({get_geometry, _}) -> {error, enotsup};
reply(getopts) -> [{binary, false}, {encoding, unicode}];
reply({setopts, _}) -> ok;
reply({requests, Requests}) -> lists:last([ok | [reply(Request) || Request <- Requests]]);
reply(_) -> eof.

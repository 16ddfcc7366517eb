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
            {Reply, Printed} = answer(Request),
            Text = kept(Printed, Left),
            From ! {io_reply, ReplyAs, Reply},
            loop(Left - byte_size(Text), [Kept | Text]);
        {text, From} ->
            From ! {text, self(), iolist_to_binary(Kept)},
            loop(Left, Kept);
        _ ->
            loop(Left, Kept)
    end.

kept(_, 0) -> <<>>;
kept(Text, Left) -> binary:part(Text, 0, min(byte_size(Text), Left)).

%% What is replied, and what is printed. A request that can't be carried out is answered as erl's own devices do, so that
%% who made it raises badarg; of several requests the first such is the last one.
answer({put_chars, Encoding, Text}) ->
    case catch unicode:characters_to_binary(Text, Encoding) of
        Printed when is_binary(Printed) -> {ok, Printed};
        _ -> {{error, {put_chars, Encoding, Text}}, <<>>}
    end;
answer({put_chars, Encoding, Module, Function, Arguments}) ->
    case catch apply(Module, Function, Arguments) of
        Text when is_list(Text); is_binary(Text) -> answer({put_chars, Encoding, Text});
        _ -> {{error, Function}, <<>>}
    end;
answer({put_chars, Text}) -> answer({put_chars, latin1, Text});
answer({put_chars, Module, Function, Arguments}) -> answer({put_chars, latin1, Module, Function, Arguments});
answer({requests, Requests}) -> answers(Requests, ok, []);
answer({get_geometry, _}) -> {{error, enotsup}, <<>>};
answer(getopts) -> {[{binary, false}, {encoding, unicode}], <<>>};
answer({setopts, _}) -> {ok, <<>>};
answer(_) -> {eof, <<>>}.

answers([Request | Requests], Last, Printed) when Last =:= ok; not is_tuple(Last) ->
    {Reply, Text} = answer(Request),
    answers(Requests, Reply, [Printed | Text]);
answers(_, Last, Printed) -> {Last, iolist_to_binary(Printed)}.

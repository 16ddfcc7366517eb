%% The I/O server that `io` talks to in erl is another process; here it is this function, and what it prints is captured.
%% Everything else of `io` is the real module's. There is no input. What `assay_output` answers to a question is the same
%% in every run, but a proof must allow for other answers: hence the last clauses.
-module(io).
-export([execute_request/3]).

execute_request(Device, {_, Request}, ErrorTag) ->
    Output = whereis(user),
    ErrorOutput = whereis(standard_error),
    case Device of
        Output -> serve(Request, fun assay_output:write/1);
        ErrorOutput -> serve(Request, fun(_) -> ok end);
        _ ->
            case assay_output:is_closed(Device) of
                true -> {ErrorTag, terminated};
                Other -> Other
            end
    end.

serve({put_chars, Encoding, Characters}, Write) ->
    put_characters(Encoding, Characters, Write);
serve({put_chars, Encoding, Module, Function, Arguments}, Write) ->
    try apply(Module, Function, Arguments) of
        Characters -> put_characters(Encoding, Characters, Write)
    catch
        _:_ -> {error, put_chars}
    end;
serve({requests, Requests}, Write) ->
    serve_all(Requests, ok, Write);
serve(getopts, _) ->
    unless_terminal([{binary, false}, {encoding, unicode}]);
serve({setopts, _}, _) ->
    unless_terminal(ok);
serve({get_geometry, _}, _) ->
    unless_terminal({error, enotsup});
serve(Request, _) ->
    read_input(Request).

unless_terminal(Result) ->
    case assay_output:is_terminal() of
        false -> Result;
        Other -> Other
    end.

serve_all([Request | Rest], ok, Write) -> serve_all(Rest, serve(Request, Write), Write);
serve_all(_, Result, _) -> Result.

put_characters(Encoding, Characters, Write) ->
    try unicode:characters_to_binary(Characters, Encoding) of
        Text when is_binary(Text) -> Write(Text);
        _ -> {error, put_chars}
    catch
        error:badarg -> {error, put_chars}
    end.

read_input(_) -> erlang:nif_error(undefined).

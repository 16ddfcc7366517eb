%% The server: reads requests and writes answers, one packet each (a length of four bytes, big endian, then text). A
%% request is the text of an Erlang term, an answer one s-expression; docs/exchange-form.md lists both. Started as
%%     erl -noshell -noinput +fnu -pa FOLDER -run assay_server start IN OUT
%% where IN and OUT are file descriptors of the client's pipes; keeping them apart from the standard ones means that
%% nothing printed in this runtime can get between the answers.
%%
%% What always holds: every request gets exactly one answer, whatever it does; the server ends when IN is closed, even
%% in the middle of a request.

-module(assay_server).

-export([start/1]).

-spec start([string()]) -> no_return().
start([In, Out]) ->
    process_flag(trap_exit, true),
    group_leader(assay_sink:start(), self()),
    _ = logger:remove_handler(default),
    Port = open_port({fd, list_to_integer(In), list_to_integer(Out)}, [{packet, 4}, binary, eof]),
    loop(Port).

loop(Port) ->
    receive
        {Port, {data, Packet}} ->
            answer(Port, Packet),
            loop(Port);
        {Port, eof} -> halt(0, [{flush, false}]);
        {'EXIT', Port, _} -> halt(0, [{flush, false}]);
        _ -> loop(Port)
    end.

%% A worker does the work, so that its crash is an answer and so that the end of the client is noticed meanwhile.
answer(Port, Packet) ->
    Server = self(),
    {Worker, Monitor} = spawn_monitor(fun() -> work(Server, Packet) end),
    receive
        {answer, Worker, Answer} ->
            erlang:demonitor(Monitor, [flush]),
            port_command(Port, Answer);
        {'DOWN', Monitor, process, Worker, Reason} ->
            port_command(Port, failed(Reason));
        {Port, eof} -> halt(0, [{flush, false}]);
        {'EXIT', Port, _} -> halt(0, [{flush, false}])
    end.

work(Server, Packet) ->
    Answer = iolist_to_binary(respond(Packet)),
    Server ! {answer, self(), Answer}.

respond(Packet) ->
    case parse_request(Packet) of
        {ok, Request} -> handle_safely(Request);
        {error, Text} -> error_answer([{"", 0, 0, ["bad request: ", Text]}])
    end.

parse_request(Packet) ->
    case unicode:characters_to_list(Packet) of
        Text when is_list(Text) ->
            case erl_scan:string(Text ++ " .") of
                {ok, Tokens, _} ->
                    case erl_parse:parse_term(Tokens) of
                        {ok, Request} -> {ok, Request};
                        {error, {_, Module, Description}} -> {error, Module:format_error(Description)}
                    end;
                {error, {_, Module, Description}, _} ->
                    {error, Module:format_error(Description)}
            end;
        _ ->
            {error, "not UTF-8"}
    end.

handle_safely(Request) ->
    try
        handle(Request)
    catch
        throw:{diagnostics, Diagnostics} -> error_answer(Diagnostics);
        Class:Reason:Stack -> failed({Class, Reason, Stack})
    end.

failed(Reason) ->
    error_answer([{"", 0, 0, io_lib:format("the Erlang side failed: ~0tP", [Reason, 40])}]).

handle({dump_file, Path, Options}) -> dump(assay_source:file(Path, Options), fun assay_core:module/1);
handle({dump_beam, Path}) -> dump(assay_source:beam(Path), fun assay_core:module/1);
handle({dump_module, Name, Options}) -> dump(assay_source:named(Name, Options), fun assay_core:module/1);
handle({dump_arguments, Text}) -> dump(assay_source:arguments(Text), fun assay_core:module/1);
handle({dump_input, Text, Calls}) -> dump(assay_source:input(Text, Calls), fun assay_core:module/1);
handle({types_of_file, Path, Options}) ->
    dump(assay_source:forms_of_file(Path, Options), fun assay_types:module/1);
handle({types_of_beam, Path}) ->
    dump(assay_source:forms_of_beam(Path), fun assay_types:module/1);
handle({info}) -> information();
handle({where, Module}) when is_atom(Module) -> handle({where, Module, []});
handle({where, Module, Options}) when is_atom(Module) ->
    case assay_source:where(atom_to_list(Module), Options) of
        {ok, Path} -> [<<"(ok (where ">>, assay_text:string(filename:absname(Path)), <<"))">>];
        error -> error_answer([{"", 0, 0, ["no module '", atom_to_list(Module), "' on the code path"]}])
    end;
handle({load_code, Path}) -> handle({load_code, Path, []});
handle({load_code, Path, Options}) ->
    case assay_oracle:load(Path, Options) of
        {ok, Module} -> [<<"(ok (loaded ">>, assay_text:symbol(Module), <<"))">>];
        {error, Diagnostics} -> error_answer(Diagnostics)
    end;
handle({call, Module, Function, Arguments, Timeout}) ->
    assay_oracle:call(Module, Function, Arguments, Timeout);
handle({open_program, Target, Options, Beside, Scratch, Lines}) ->
    case assay_confirm:open(Target, Options, Beside, Scratch, Lines) of
        {ok, Module} -> [<<"(ok (loaded ">>, assay_text:symbol(Module), <<"))">>];
        {error, Diagnostics} -> error_answer(Diagnostics)
    end;
handle({observe, Module, Function, Text, Then, Timeout, HeapBytes}) ->
    assay_confirm:observe(Module, Function, Text, Then, Timeout, HeapBytes);
handle({batch, Requests}) when is_list(Requests) ->
    [<<"(batch">>, [[$\n, handle_safely(Request)] || Request <- Requests], $)];
handle(_) ->
    error_answer([{"", 0, 0, "unknown request"}]).

dump({ok, FilesRead, Code}, Write) ->
    [<<"(ok (files_read">>, [[$\s, assay_text:string(File)] || File <- FilesRead], <<")\n">>, Write(Code), $)];
dump({error, Diagnostics}, _) ->
    error_answer(Diagnostics).

%% The code path is given as erl has it ("." and all), but for our own folder.
information() ->
    Own = filename:dirname(code:which(?MODULE)),
    [<<"(ok (otp ">>, assay_text:string(erlang:system_info(otp_release)),
     <<") (erts ">>, assay_text:string(erlang:system_info(version)),
     <<") (root ">>, assay_text:string(code:root_dir()),
     <<") (code_path">>, [[$\s, assay_text:string(Path)] || Path <- code:get_path(), Path =/= Own],
     <<"))">>].

error_answer(Diagnostics) ->
    [<<"(error">>,
     [[<<" (diagnostic ">>, assay_text:string(File), $\s, integer_to_binary(Line), $\s,
       integer_to_binary(Column), $\s, assay_text:string(Text), $)]
      || {File, Line, Column, Text} <- Diagnostics],
     $)].

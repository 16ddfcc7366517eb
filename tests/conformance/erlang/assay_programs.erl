%% The conformance programs on this runtime, as the expected results for another. Started as
%%     erl -noshell -noinput -pa FOLDER... -run assay_programs main PROGRAMS OUT
%% compiles every program of the folder PROGRAMS into the folder OUT, calls each function of arity 0 it exports, and writes
%%     (case MODULE FUNCTION (output "TEXT PRINTED") (return TERM) or (raise CLASS TERM))
%% to its parent (assay_parent), a line each. A program that does not compile gives a line (broken "FILE" "MESSAGE").

-module(assay_programs).

-export([main/1, line/3]).

-define(MILLISECONDS, 10000).
-define(HEAP_WORDS, 64000000).

-spec main([string()]) -> no_return().
main([Programs, Out]) ->
    group_leader(assay_sink:start(), self()),
    Port = assay_parent:connect(),
    ok = filelib:ensure_path(Out),
    [port_command(Port, lines(File, Out)) || File <- lists:sort(filelib:wildcard(filename:join(Programs, "*.erl")))],
    halt(0).

lines(File, Out) ->
    case compile:noenv_file(File, [debug_info, return, {outdir, Out}]) of
        {ok, Module, _} ->
            {module, Module} = code:load_abs(filename:join(Out, atom_to_list(Module))),
            [element(2, line(Module, Name, ?MILLISECONDS)) || {Name, 0} <- lists:sort(Module:module_info(exports)), Name =/= module_info];
        Other ->
            [<<"(broken ">>, assay_text:string(filename:basename(File)), $\s,
             assay_text:string(lists:flatten(io_lib:format("~0tp", [Other]))), <<")\n">>]
    end.

%% The line of one function, and whether it came to its end by itself.
-spec line(module(), atom(), pos_integer()) -> {ended | stopped, iodata()}.
line(Module, Name, Milliseconds) ->
    Printer = printer(),
    Limit = #{size => ?HEAP_WORDS, kill => true, error_logger => false},
    Run = fun() -> group_leader(Printer, self()), exit({outcome, outcome(Module, Name)}) end,
    {Process, Monitor} = spawn_opt(Run, [monitor, {max_heap_size, Limit}]),
    {End, Outcome} = receive
                         {'DOWN', Monitor, process, Process, {outcome, Text}} -> {ended, Text};
                         {'DOWN', Monitor, process, Process, Reason} -> {stopped, [<<"(died ">>, assay_term:write(Reason), $)]}
                     after Milliseconds ->
                             exit(Process, kill),
                             receive {'DOWN', Monitor, process, Process, _} -> {stopped, <<"(timeout)">>} end
                     end,
    Printed = printed(Printer),
    exit(Printer, kill),
    {End, [<<"(case ">>, assay_text:symbol(Module), $\s, assay_text:symbol(Name),
           <<" (output ">>, assay_text:string(Printed), <<") ">>, Outcome, <<")\n">>]}.

outcome(Module, Name) ->
    try Module:Name() of
        Result -> iolist_to_binary([<<"(return ">>, assay_term:write(Result), $)])
    catch
        Class:Reason -> iolist_to_binary([<<"(raise ">>, assay_text:symbol(Class), $\s, assay_term:write(Reason), $)])
    end.

%% A group leader that keeps what is printed.
printer() ->
    spawn(fun() -> printer([]) end).

printed(Printer) ->
    Printer ! {take, self()},
    receive {taken, Printer, Text} -> Text end.

printer(Written) ->
    receive
        {io_request, From, ReplyAs, Request} ->
            {Reply, After} = request(Request, Written),
            From ! {io_reply, ReplyAs, Reply},
            printer(After);
        {take, From} ->
            From ! {taken, self(), unicode:characters_to_list(lists:reverse(Written))}
    end.

request({put_chars, Encoding, Text}, Written) ->
    try unicode:characters_to_list(Text, Encoding) of
        Characters when is_list(Characters) -> {ok, [Characters | Written]};
        _ -> {{error, put_chars}, Written}
    catch
        error:badarg -> {{error, put_chars}, Written}
    end;
request({put_chars, Encoding, Module, Function, Arguments}, Written) ->
    try apply(Module, Function, Arguments) of
        Text -> request({put_chars, Encoding, Text}, Written)
    catch
        _:_ -> {{error, Function}, Written}
    end;
request({requests, Requests}, Written) ->
    lists:foldl(fun(Request, {_, Acc}) -> request(Request, Acc) end, {ok, Written}, Requests);
request(getopts, Written) -> {[{binary, false}, {encoding, unicode}], Written};
request({get_geometry, _}, Written) -> {{error, enotsup}, Written};
request(_, Written) -> {{error, request}, Written}.

%% The real runtime as the judge of findings. open/5 makes this runtime ready for the program under test, as it was
%% opened: loads it, makes all folders absolute and goes to a scratch folder. observe/6 makes one call and says what
%% came of it. What a call leaves behind is ended with it.
%%
%% This module is also the error handler of the calls: a module that is not compiled is looked for as a source beside
%% the one under test, as Assay does.

-module(assay_confirm).

-export([open/5, observe/6]).
-export([undefined_function/3, undefined_lambda/3]).

%% Bytes of what a call prints that are kept.
-define(LARGEST_OUTPUT, 1000000).

-type target() :: {source | beam | module, string()}.
-type options() :: [assay_options:option()].

-spec open(target(), options(), file:filename() | none, file:filename(),
           as_compiled | all_lines | {marked, pos_integer()}) ->
          {ok, module()} | {error, [assay_source:diagnostic()]}.
open(Target, Relative, Beside, Scratch, Lines) ->
    {ok, Here} = file:get_cwd(),
    Options = [absolute(Option) || Option <- Relative],
    true = code:set_path([filename:absname(Folder, Here) || Folder <- code:get_path()]),
    ok = code:add_pathsa(lists:reverse([Folder || {path, Folder} <- Options])),
    persistent_term:put(?MODULE, {case Beside of none -> none; _ -> filename:absname(Beside) end, Options}),
    Result = case Lines of
                 as_compiled -> load(Target, Options);
                 all_lines -> load_with_lines(Target, Options);
                 {marked, Line} -> load_marked(Target, Options, Line)
             end,
    ok = file:set_cwd(Scratch),
    Result.

absolute({include, Folder}) -> {include, filename:absname(Folder)};
absolute({path, Folder}) -> {path, filename:absname(Folder)};
absolute({configuration, File}) -> {configuration, filename:absname(File)};
absolute(Option) -> Option.

load({module, Name}, _) ->
    case code:ensure_loaded(list_to_atom(Name)) of
        {module, Module} -> {ok, Module};
        {error, Reason} -> {error, [{"", 0, 0, io_lib:format("the module ~ts is not loaded: ~tp", [Name, Reason])}]}
    end;
load({_, Path}, Options) ->
    assay_oracle:load(Path, Options).

%% Compiled without what makes the compiler forget lines: it drops those of expressions that always fail, and makes one
%% of pieces of code that are alike.
load_with_lines(Target, Options) ->
    Core = case Target of
               {source, Path} -> assay_source:file(Path, Options);
               {beam, Path} -> assay_source:beam(Path);
               {module, Name} -> assay_source:named(Name, Options)
           end,
    Settings = [from_core, binary, return_errors, no_ssa_opt, no_type_opt, no_share_opt, no_jopt],
    case Core of
        {ok, _, Code} ->
            case compile:noenv_forms(Code, Settings) of
                {ok, Module, Binary} ->
                    _ = code:unstick_mod(Module),
                    assay_oracle:load_binary(atom_to_list(Module), Binary);
                {error, Errors, Warnings} ->
                    {error, assay_source:failure("", Errors, Warnings)}
            end;
        {error, Diagnostics} ->
            {error, Diagnostics}
    end.

%% With a mark on a line: observe/6 says whether the call came there.
load_marked(Target, Options, Line) ->
    Forms = case Target of
                {source, Path} -> assay_source:forms_of_file(Path, Options);
                {beam, Path} -> assay_source:forms_of_beam(Path);
                {module, Name} ->
                    case assay_source:where(Name, Options) of
                        {ok, Path} -> assay_source:forms_of_beam(Path);
                        error -> {error, [{"", 0, 0, ["no module '", Name, "' on the code path"]}]}
                    end
            end,
    case Forms of
        {ok, _, Code} ->
            assay_mark:prepare(),
            case compile:noenv_forms(assay_mark:line(Code, Line), [binary, return_errors]) of
                {ok, Module, Binary} ->
                    _ = code:unstick_mod(Module),
                    assay_oracle:load_binary(atom_to_list(Module), Binary);
                {error, Errors, Warnings} ->
                    {error, assay_source:failure("", Errors, Warnings)}
            end;
        {error, Diagnostics} ->
            {error, Diagnostics}
    end.

%% The arguments are the text of an expression that gives a list; what is done with the result is that of a function, or
%% empty.
-spec observe(module(), atom(), string(), string(), timeout(), pos_integer()) -> iodata().
observe(Module, Function, Text, ThenText, Timeout, HeapBytes) ->
    case {expression(Text, assay_confirm_arguments), then(ThenText)} of
        {{ok, Arguments}, {ok, Then}} -> run(Module, Function, Arguments, Then, Timeout, HeapBytes);
        {{error, Reason}, _} -> not_run(Reason);
        {_, {error, Reason}} -> not_run(Reason)
    end.

then("") -> {ok, fun() -> fun(Result) -> Result end end};
then(Text) -> expression(Text, assay_confirm_then).

not_run(Reason) -> iolist_to_binary([<<"(not_run ">>, assay_text:string(Reason), $)]).

run(Module, Function, Arguments, Then, Timeout, HeapBytes) ->
    Limit = #{size => HeapBytes div erlang:system_info(wordsize), kill => true, error_logger => false},
    Leader = assay_sink:start(?LARGEST_OUTPUT),
    Run = fun() ->
                  group_leader(Leader, self()),
                  process_flag(error_handler, ?MODULE),
                  exit({answer, call(Module, Function, Arguments, Then)})
          end,
    {Process, Monitor} = spawn_opt(Run, [monitor, {max_heap_size, Limit}]),
    Answer =
        receive
            {'DOWN', Monitor, process, Process, {answer, Result}} -> Result;
            {'DOWN', Monitor, process, Process, killed} -> <<"(out_of_memory)">>;
            {'DOWN', Monitor, process, Process, Reason} ->
                [<<"(ended ">>, assay_text:string(io_lib:format("~0tP", [Reason, 40])), $)]
        after Timeout ->
                exit(Process, kill),
                receive {'DOWN', Monitor, process, Process, _} -> <<"(timed_out)">> end
        end,
    Output = assay_sink:text(Leader),
    end_leftovers(Leader, 100),
    Marked = case assay_mark:was_reached() of
                 true -> [<<"(reached ">>, Answer, $)];
                 false -> Answer
             end,
    case Output of
        <<>> -> Marked;
        _ -> [<<"(printed ">>, assay_text:string(Output), $\s, Marked, $)]
    end.

%% Calls that make an argument are calls of the program like others: within limits, and of what may lie beside it.
call(Module, Function, Arguments, Then) ->
    try {Arguments(), Then()} of
        {Values, What} -> called(Module, Function, Values, What)
    catch
        Class:Reason -> not_run(io_lib:format("the arguments raise ~p ~0tP", [Class, Reason, 40]))
    end.

%% The answer is made flat inside the limited process, so that its size counts and nothing is copied.
called(Module, Function, Arguments, Then) ->
    try Then(apply(Module, Function, Arguments)) of
        Result -> iolist_to_binary([<<"(returned ">>, assay_term:write(without_own_frames(Result)), $)])
    catch
        Class:Reason:Stack ->
            iolist_to_binary([<<"(raised ">>, assay_text:symbol(Class), $\s, assay_term:write(without_own_frames(Reason)),
                              [frame(Entry) || Entry <- Stack], $)])
    end.

%% A stack trace inside of a term (`catch` makes such) ends in the calls that led here, which no program has to do with.
without_own_frames([{?MODULE, Function, _, Location} | Rest] = List) when is_atom(Function), is_list(Location) ->
    IsOwn = fun({?MODULE, _, _, _}) -> true; (_) -> false end,
    case length_of_proper(Rest) =/= none andalso lists:all(IsOwn, Rest) of
        true -> [];
        false -> [hd(List) | without_own_frames(Rest)]
    end;
without_own_frames([Head | Tail] = List) ->
    case {without_own_frames(Head), without_own_frames(Tail)} of
        {Head, Tail} -> List;
        {NewHead, NewTail} -> [NewHead | NewTail]
    end;
without_own_frames(Tuple) when is_tuple(Tuple) ->
    list_to_tuple([without_own_frames(Element) || Element <- tuple_to_list(Tuple)]);
without_own_frames(Map) when is_map(Map) ->
    maps:map(fun(_, Value) -> without_own_frames(Value) end, Map);
without_own_frames(Term) ->
    Term.

length_of_proper(List) ->
    try length(List) catch error:badarg -> none end.

%% The entry of a call that a program made up itself (erlang:raise/3) is left out unless it is well-formed.
frame({Module, Function, Arguments, Location}) when is_list(Arguments) ->
    frame({Module, Function, length(Arguments), Location});
frame({Module, Function, Arity, Location}) when is_atom(Module), is_atom(Function), is_integer(Arity), is_list(Location) ->
    Line = case lists:keyfind(line, 1, Location) of {line, Number} when is_integer(Number) -> Number; _ -> 0 end,
    File = case lists:keyfind(file, 1, Location) of {file, Name} -> Name; _ -> "" end,
    [<<" (frame ">>, assay_text:symbol(Module), $\s, assay_text:symbol(Function), $\s, integer_to_binary(Arity), $\s,
     integer_to_binary(Line), $\s, assay_text:string(File), $)];
frame(_) ->
    [].

%% Processes inherit the group leader of those that started them.
end_leftovers(Leader, Rounds) ->
    Left = [Process || Process <- processes(), {group_leader, Leader} =:= process_info(Process, group_leader)],
    [exit(Process, kill) || Process <- Left],
    case Left of
        [_ | _] when Rounds > 0 -> end_leftovers(Leader, Rounds - 1);
        _ -> exit(Leader, kill)
    end.

%% What gives the value of an expression. Plain terms are read, which is fast; where there are functions or calls among
%% them, the text is compiled, so that these are functions like any others.
expression(Text, Name) ->
    case erl_scan:string(Text ++ ".") of
        {ok, Tokens, _} ->
            case erl_parse:parse_exprs(Tokens) of
                {ok, [Expression]} ->
                    try erl_parse:normalise(Expression) of
                        Value -> {ok, fun() -> Value end}
                    catch error:_ -> compiled(Expression, Name)
                    end;
                {ok, _} -> {error, "the arguments are more than one expression"};
                {error, {_, Module, Description}} -> {error, Module:format_error(Description)}
            end;
        {error, {_, Module, Description}, _} -> {error, Module:format_error(Description)}
    end.

compiled(Expression, Name) ->
    Forms = [{attribute, 1, module, Name},
             {attribute, 1, export, [{value, 0}]},
             {function, 1, value, 0, [{clause, 1, [], [], [Expression]}]}],
    case compile:noenv_forms(Forms, [binary, return_errors]) of
        {ok, Module, Binary} ->
            _ = code:purge(Module),
            {module, Module} = code:load_binary(Module, "arguments", Binary),
            {ok, fun Module:value/0};
        {error, Errors, Warnings} ->
            [{_, _, _, Words} | _] = assay_source:failure("arguments", Errors, Warnings),
            {error, Words}
    end.

%% What error_handler does, after a look beside the module under test.
-spec undefined_function(module(), atom(), [term()]) -> term().
undefined_function(Module, Function, Arguments) ->
    load_beside(Module),
    error_handler:undefined_function(Module, Function, Arguments).

-spec undefined_lambda(module(), function(), [term()]) -> term().
undefined_lambda(Module, Fun, Arguments) ->
    load_beside(Module),
    error_handler:undefined_lambda(Module, Fun, Arguments).

%% In a process without the limits of the call.
load_beside(Module) ->
    case {code:ensure_loaded(Module), persistent_term:get(?MODULE, {none, []})} of
        {{error, nofile}, {Folder, Options}} when Folder =/= none ->
            File = filename:join(Folder, atom_to_list(Module) ++ ".erl"),
            Load = fun() -> filelib:is_regular(File) andalso assay_oracle:load(File, Options) end,
            {_, Monitor} = spawn_monitor(Load),
            receive {'DOWN', Monitor, process, _, _} -> ok end;
        _ -> ok
    end.

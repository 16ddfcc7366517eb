%% Reduces a program on which this runtime and another one differ. Started as
%%     erl -noshell -noinput -pa FOLDER... -run assay_reducer main FILE FUNCTION WORK
%% where FILE is a module of functions only and FUNCTION, of arity 0, is the call they differ on. Each program that might do
%% is compiled into the folder WORK, run, and written to the parent as a line (case …) like those of assay_programs; the
%% parent answers with a byte, `y` if the two still differ. The last line is (reduced "TEXT OF THE MODULE").
%%
%% What always holds: what a candidate comes to does not depend on the compiler's passes that are known to be wrong
%% (docs/erlang.md); each candidate has a shorter text than the one before; names are new, so that nothing is taken for
%% another.

-module(assay_reducer).

-export([main/1]).

-define(MILLISECONDS, 2000).
-define(MOST_CANDIDATES, 4000).

-spec main([string()]) -> no_return().
main([File, Function, Work]) ->
    group_leader(assay_sink:start(), self()),
    Port = assay_parent:connect(),
    {ok, Forms} = epp:parse_file(File, []),
    put(candidates, 0),
    put(length, infinity),
    Keep = #{port => Port, work => Work, function => list_to_atom(Function),
             name => filename:basename(File, ".erl") ++ "_" ++ Function,
             attributes => [io_lib:format("-compile(~w).\n", [Options]) || {attribute, _, compile, Options} <- Forms]},
    Functions = [Form || {function, _, _, _, _} = Form <- Forms],
    Differs = fun(Candidate) -> differs(Candidate, Keep) end,
    Reduced = case Differs(Functions) of
                  true -> assay_smaller:shrink(Functions, Differs);
                  false -> Functions
              end,
    port_command(Port, [<<"(reduced ">>, assay_text:string(text(Reduced, maps:get(name, Keep), Keep)), <<")\n">>]),
    halt(0).

differs(Functions, Keep) ->
    Number = get(candidates) + 1,
    Name = maps:get(name, Keep) ++ "_" ++ integer_to_list(Number),
    try Number =< ?MOST_CANDIDATES andalso text(Functions, Name, Keep) of
        false -> false;
        Text ->
            %% Names grow with the count; that must not look like growth.
            Length = length(Text) - length(Name),
            Length < get(length) andalso begin put(candidates, Number), text_differs(Text, Name, Keep) end
                andalso begin put(length, Length), true end
    catch
        error:_ -> false % what erl_pp can't write is no program
    end.

text(Functions, Name, #{function := Function, attributes := Attributes}) ->
    lists:flatten(["-module(", Name, ").\n", Attributes, io_lib:format("-export([~tw/0]).\n", [Function]),
                   [["\n", erl_pp:form(Form)] || Form <- Functions]]).

text_differs(Text, Name, #{work := Work, function := Function, port := Port}) ->
    File = filename:join(Work, Name ++ ".erl"),
    ok = file:write_file(File, unicode:characters_to_binary(Text)),
    Usual = outcome(File, [debug_info, {outdir, Work}], Function),
    Differs = Usual =/= none andalso asked(Port, Usual)
        andalso outcome(File, [{outdir, Work} | assay_random_programs:without_faults()], Function) =:= Usual,
    _ = file:delete(File),
    _ = file:delete(filename:join(Work, Name ++ ".beam")),
    Differs.

asked(Port, Line) ->
    port_command(Port, Line),
    assay_parent:hear() =:= <<"y">>.

%% What the function comes to, as a line for the parent; none if there is no such program, or it does not end.
outcome(File, Options, Function) ->
    case compile:noenv_file(File, [return | Options]) of
        {ok, Module, _} ->
            _ = code:purge(Module),
            {module, Module} = code:load_abs(filename:rootname(File)),
            Line = assay_programs:line(Module, Function, ?MILLISECONDS),
            _ = code:delete(Module),
            case Line of
                {ended, Text} -> iolist_to_binary(Text);
                _ -> none
            end;
        _ -> none
    end.

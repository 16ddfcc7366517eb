%% Random calls of library functions, run in this runtime, as the expected results for another. Started as
%%     erl -noshell -noinput -pa FOLDER... -run assay_random_calls main FUNCTIONS SEED COUNT
%% writes one line per call to its parent (assay_parent), in the exchange form:
%%     (call MODULE FUNCTION (arguments TERM...) (text "CALL AS ERLANG") (return TERM) or (raise CLASS TERM))
%% and a line (weak MODULE FUNCTION ARITY) for a function of which no call that returns could be drawn.
%%
%% FUNCTIONS is a text: lines "module: name/arity name/arity ...". They take turns, so COUNT calls are spread evenly.
%% What always holds: of each function's calls at least half return; a seed decides everything; no call runs longer, or
%% on more memory, than the limits below, so that another runtime has a chance to follow.

-module(assay_random_calls).

-export([main/1, survey/2, table/1]).

-define(MILLISECONDS, 300).
-define(HEAP_WORDS, 2000000).
-define(REDUCTIONS, 200000).
-define(RESULT_BYTES, 6000).
-define(ATTEMPTS, 60).

-spec main([string()]) -> no_return().
main([File, Seed, Count]) ->
    group_leader(assay_sink:start(), self()),
    Port = assay_parent:connect(),
    _ = rand:seed(exsss, list_to_integer(Seed)),
    Functions = shuffle(table(File)),
    turns(Functions, Functions, list_to_integer(Count), #{}, Port),
    halt(0).

turns(_, _, 0, _, _) -> ok;
turns([], All, Count, Tally, Port) -> turns(All, All, Count, Tally, Port);
turns([{Module, Name, Arity} = Function | Rest], All, Count, Tally, Port) ->
    {Returned, Raised} = maps:get(Function, Tally, {0, 0}),
    case attempt(Function, Raised < Returned, ?ATTEMPTS) of
        {Arguments, Outcome} ->
            port_command(Port, line(Module, Name, Arguments, Outcome)),
            After = case Outcome of
                        {return, _} -> {Returned + 1, Raised};
                        {raise, _, _} -> {Returned, Raised + 1}
                    end,
            turns(Rest, All, Count - 1, Tally#{Function => After}, Port);
        none ->
            port_command(Port, [<<"(weak ">>, assay_text:symbol(Module), $\s, assay_text:symbol(Name), $\s,
                                integer_to_binary(Arity), <<")\n">>]),
            turns(Rest, All -- [Function], Count, Tally, Port)
    end.

attempt(_, _, 0) -> none;
attempt({Module, Name, _} = Function, MayRaise, Attempts) ->
    Arguments = arguments(Function),
    case is_portable(Arguments) andalso is_ordered(Arguments) andalso run(Module, Name, Arguments) of
        {return, _} = Outcome -> {Arguments, Outcome};
        {raise, _, _} = Outcome when MayRaise -> {Arguments, Outcome};
        _ -> attempt(Function, MayRaise, Attempts - 1)
    end.

%% Arguments from the function's own generator, or else from its spec; now and then one is anything at all.
arguments({Module, Name, Arity}) ->
    Drawn = case assay_random_arguments:draw(Module, Name, Arity) of
                {ok, Arguments} -> Arguments;
                none -> from_spec(Module, Name, Arity)
            end,
    case Arity > 0 andalso assay_random_terms:chance(20) andalso not is_delicate({Module, Name, Arity}) of
        true ->
            At = assay_random_terms:between(1, Arity),
            {Before, [Fitting | Behind]} = lists:split(At - 1, Drawn),
            Before ++ [wild(Fitting) | Behind];
        false ->
            Drawn
    end.

%% Without the options that its generator gives, the first one depends on the time zone; the second one stops the whole
%% runtime when it is asked for more memory than there is.
is_delicate(Function) -> Function =:= {calendar, system_time_to_rfc3339, 2} orelse Function =:= {binary, copy, 2}.

%% Anything, or something close to what would fit.
wild(Fitting) ->
    case assay_random_terms:between(1, 6) of
        1 when length(Fitting) >= 0 -> Fitting ++ assay_random_terms:any(1);
        2 when length(Fitting) > 0 -> tl(Fitting) ++ [assay_random_terms:any(1)];
        3 when is_integer(Fitting) -> assay_random_terms:pick([Fitting + 1, -Fitting, Fitting bsl 60]);
        4 when is_binary(Fitting) -> <<Fitting/binary, 1:3>>;
        5 -> [Fitting];
        _ -> assay_random_terms:any(3)
    end.

from_spec(Module, Name, Arity) ->
    case assay_random_types:spec(Module, Name, Arity) of
        [] -> [assay_random_terms:any(2) || _ <- lists:seq(1, Arity)];
        Clauses ->
            {Types, Bound} = assay_random_terms:pick(Clauses),
            Scope = #{module => Module, bound => Bound},
            [assay_random_terms:of_type(Type, Scope, 3) || Type <- Types]
    end.

%% One call in a process of its own. Results that are not the same each time can't be expected of anyone.
run(Module, Name, Arguments) ->
    Limit = #{size => ?HEAP_WORDS, kill => true, error_logger => false},
    Work = fun() ->
                   Outcome = try {return, apply(Module, Name, Arguments)}
                             catch Class:Reason -> {raise, Class, Reason}
                             end,
                   {reductions, Reductions} = process_info(self(), reductions),
                   exit(case Reductions < ?REDUCTIONS andalso is_comparable(Outcome) of
                            true -> {outcome, Outcome};
                            false -> too_much
                        end)
           end,
    {Process, Monitor} = spawn_opt(Work, [monitor, {max_heap_size, Limit}]),
    receive
        {'DOWN', Monitor, process, Process, {outcome, Outcome}} -> Outcome;
        {'DOWN', Monitor, process, Process, _} -> none
    after ?MILLISECONDS ->
            exit(Process, kill),
            receive {'DOWN', Monitor, process, Process, _} -> none end
    end.

%% Closures can't be handed over to another runtime.
is_portable([Head | Tail]) -> is_portable(Head) andalso is_portable(Tail);
is_portable(Tuple) when is_tuple(Tuple) -> is_portable(tuple_to_list(Tuple));
is_portable(Map) when is_map(Map) -> is_portable(maps:to_list(Map));
is_portable(Function) when is_function(Function) -> erlang:fun_info(Function, type) =:= {type, external};
is_portable(_) -> true.

is_comparable(Outcome) ->
    erlang:external_size(Outcome) < ?RESULT_BYTES andalso is_ordered(Outcome).

%% Maps above 32 keys have an order of their own in each runtime.
is_ordered(Map) when is_map(Map) -> map_size(Map) =< 32 andalso is_ordered(maps:to_list(Map));
is_ordered([Head | Tail]) -> is_ordered(Head) andalso is_ordered(Tail);
is_ordered(Tuple) when is_tuple(Tuple) -> is_ordered(tuple_to_list(Tuple));
is_ordered(Other) -> not (is_pid(Other) orelse is_port(Other) orelse is_reference(Other)).

line(Module, Name, Arguments, Outcome) ->
    [<<"(call ">>, assay_text:symbol(Module), $\s, assay_text:symbol(Name),
     <<" (arguments">>, [[$\s, assay_term:write(Argument)] || Argument <- Arguments],
     <<") (text ">>, assay_text:string(text(Module, Name, Arguments)), <<") ">>,
     case Outcome of
         {return, Result} -> [<<"(return ">>, assay_term:write(Result)];
         {raise, Class, Reason} -> [<<"(raise ">>, assay_text:symbol(Class), $\s, assay_term:write(Reason)]
     end,
     <<"))\n">>].

text(Module, Name, Arguments) ->
    lists:flatten([io_lib:format("~tw:~tw(", [Module, Name]),
                   lists:join(", ", [io_lib:format("~0tp", [Argument]) || Argument <- Arguments]), ")"]).

-spec table(file:filename()) -> [mfa()].
table(File) ->
    {ok, Text} = file:read_file(File),
    Lines = string:split(Text, "\n", all),
    lists:append([line_of_table(Line) || <<C, _/binary>> = Line <- Lines, C =/= $#]).

line_of_table(Line) ->
    [Module, Functions] = string:split(Line, ": "),
    [begin
         [Name, Arity] = string:split(Function, "/", trailing),
         {binary_to_atom(Module), binary_to_atom(Name), binary_to_integer(Arity)}
     end || Function <- string:lexemes(Functions, " ")].

shuffle(List) ->
    [Element || {_, Element} <- lists:sort([{rand:uniform(), Element} || Element <- List])].

%% For whoever extends the table: the share of draws that return, function by function, the weakest first.
-spec survey(file:filename(), pos_integer()) -> [{float(), mfa()}].
survey(File, Draws) ->
    _ = rand:seed(exsss, 1),
    lists:sort([{share(Function, Draws), Function} || Function <- table(File)]).

share({Module, Name, _} = Function, Draws) ->
    Drawn = [arguments(Function) || _ <- lists:seq(1, Draws)],
    length([x || Arguments <- Drawn, is_portable(Arguments), {return, _} <- [run(Module, Name, Arguments)]]) / Draws.

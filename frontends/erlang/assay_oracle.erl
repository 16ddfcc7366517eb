%% The real runtime as the judge of ours: call/4 runs one function in a process of its own, with limits of time and
%% memory, and answers what came of it; load/2 brings the code of a file into this runtime.

-module(assay_oracle).

-export([call/4, load/2, load_binary/2]).

%% The heap of one call, in words of eight bytes: 256 MiB.
-define(HEAP_WORDS, 32 * 1024 * 1024).

%% Arguments are a list of terms, or the text of an expression that gives one (which may hold funs).
-spec call(module(), atom(), [term()] | {text, string()}, timeout()) -> iodata().
call(Module, Function, Arguments, Timeout) ->
    Limit = #{size => ?HEAP_WORDS, kill => true, error_logger => false},
    Run = fun() -> exit({answer, run(Module, Function, Arguments)}) end,
    {Process, Monitor} = spawn_opt(Run, [monitor, {max_heap_size, Limit}]),
    receive
        {'DOWN', Monitor, process, Process, {answer, Answer}} -> Answer;
        {'DOWN', Monitor, process, Process, Reason} -> [<<"(died ">>, assay_term:write(Reason), $)]
    after Timeout ->
            exit(Process, kill),
            receive
                {'DOWN', Monitor, process, Process, _} -> <<"(timeout)">>
            end
    end.

%% The answer is made flat inside the limited process, so that its size counts and nothing is copied.
run(Module, Function, Arguments) ->
    try apply(Module, Function, evaluate(Arguments)) of
        Result -> iolist_to_binary([<<"(return ">>, assay_term:write(Result), $)])
    catch
        Class:Reason ->
            iolist_to_binary([<<"(raise ">>, assay_text:symbol(Class), $\s, assay_term:write(Reason), $)])
    end.

evaluate({text, Text}) ->
    {ok, Tokens, _} = erl_scan:string(Text ++ "."),
    {ok, Expressions} = erl_parse:parse_exprs(Tokens),
    {value, Arguments, _} = erl_eval:exprs(Expressions, erl_eval:new_bindings()),
    Arguments;
evaluate(Arguments) ->
    Arguments.

-spec load(file:filename(), [assay_options:option()]) ->
          {ok, module()} | {error, [assay_source:diagnostic()]}.
load(Path, Options) ->
    case filename:extension(Path) of
        ".beam" ->
            case file:read_file(Path) of
                {ok, Binary} -> load_binary(Path, Binary);
                {error, Reason} -> {error, [{Path, 0, 0, file:format_error(Reason)}]}
            end;
        _ ->
            Settings = [binary, return_errors, return_warnings, debug_info
                        | assay_options:compiler(Options)],
            Compile = fun() -> compile:noenv_file(Path, Settings) end,
            case assay_options:with_code_paths(Options, Compile) of
                {ok, _, Binary, _} -> load_binary(Path, Binary);
                {error, Errors, Warnings} -> {error, assay_source:failure(Path, Errors, Warnings)}
            end
    end.

-spec load_binary(file:filename(), binary()) -> {ok, module()} | {error, [assay_source:diagnostic()]}.
load_binary(Path, Binary) ->
    case beam_lib:info(Binary) of
        {error, beam_lib, Reason} ->
            {error, [{Path, 0, 0, beam_lib:format_error(Reason)}]};
        Information ->
            Module = proplists:get_value(module, Information),
            _ = code:purge(Module),
            case code:load_binary(Module, Path, Binary) of
                {module, Module} -> {ok, Module};
                {error, Reason} -> {error, [{Path, 0, 0, io_lib:format("not loaded: ~tp", [Reason])}]}
            end
    end.

%% From what a user names to Core Erlang: file/2 compiles a source file, beam/1 uses the debug information of a compiled
%% module, named/2 finds a module on the code path, arguments/1 and input/1 make a module of an expression's text.
%%
%% Core is taken after the compiler's own simplification (to_core). The environment's ERL_COMPILER_OPTIONS are left out
%% so that equal requests give equal answers; the options a module sets for itself apply. Each of them returns
%% {ok, FilesRead, Core} or {error, [{File, Line, Column, Text}]}, the text as erlc words it. forms_of_file/2 and
%% forms_of_beam/1 give the abstract code instead, where types are.

-module(assay_source).

-export([file/2, beam/1, named/2, arguments/1, input/2]).
-export([forms_of_file/2, forms_of_beam/1]).
-export([where/2, failure/3, attributes/2, file_attributes/1, files_of_forms/1]).

-type diagnostic() :: {unicode:chardata(), non_neg_integer(), non_neg_integer(), unicode:chardata()}.
-type result() :: {ok, [file:filename()], cerl:cerl()} | {error, [diagnostic()]}.
-type forms() :: {ok, [file:filename()], [erl_parse:abstract_form()]} | {error, [diagnostic()]}.

-export_type([diagnostic/0]).

-spec file(file:filename(), [assay_options:option()]) -> result().
file(Path, Options) ->
    compile_file(to_core, Path, Options, fun file_attributes/1, fun attributes/2).

-spec forms_of_file(file:filename(), [assay_options:option()]) -> forms().
forms_of_file(Path, Options) ->
    compile_file(to_pp, Path, Options, fun files_of_forms/1, fun attributes_of_forms/2).

%% Compiles up to a pass; the last two arguments read what comes out of it.
compile_file(Pass, Path, Options, FilesOf, AttributesOf) ->
    Settings = [Pass, binary, return_errors, return_warnings | assay_options:compiler(Options)],
    Compile =
        fun() ->
                case compile:noenv_file(Path, Settings) of
                    {ok, _, Code, _} ->
                        Compiling = AttributesOf(compile, Code) ++ Settings,
                        {ok, files_read(Path, FilesOf(Code), Compiling, Options), Code};
                    {error, Errors, Warnings} ->
                        {error, failure(Path, Errors, Warnings)}
                end
        end,
    assay_options:with_code_paths(Options, Compile).

-spec beam(file:filename()) -> result().
beam(Path) ->
    case of_debug_info(Path, fun core_of_debug_info/4) of
        {ok, FilesRead, Core} ->
            case assay_trust:problem(Path, Core, options_of_debug_info(Path)) of
                none -> {ok, FilesRead, loaded(Path, Core)};
                {problem, Words} -> {error, [{Path, 0, 0, Words}]}
            end;
        {error, Diagnostics} ->
            {error, Diagnostics}
    end.

%% The installation's own modules have been loaded by erl, and what their natives do is known to Assay or not supported.
loaded(Path, Core) ->
    case assay_trust:is_installed(Path) of
        true ->
            Attributes = [Each || {Key, _} = Each <- cerl:module_attrs(Core), cerl:concrete(Key) =/= on_load],
            cerl:update_c_module(Core, cerl:module_name(Core), cerl:module_exports(Core), Attributes, cerl:module_defs(Core));
        false -> Core
    end.

options_of_debug_info(Path) ->
    case beam_lib:chunks(Path, [debug_info]) of
        {ok, {_, [{debug_info, {debug_info_v1, erl_abstract_code, {Forms, Options}}}]}} ->
            Options ++ options_in_source(Forms);
        _ -> unknown
    end.

%% `-compile(no_bool_opt).` is nothing that Core knows of.
options_in_source(Forms) when is_list(Forms) ->
    lists:flatmap(fun({attribute, _, compile, Options}) when is_list(Options) -> Options;
                     ({attribute, _, compile, Option}) -> [Option];
                     (_) -> []
                  end, Forms);
options_in_source(_) -> [].

-spec forms_of_beam(file:filename()) -> forms().
forms_of_beam(Path) ->
    of_debug_info(Path, fun forms_of_debug_info/4).

of_debug_info(Path, Translate) ->
    case beam_lib:chunks(Path, [debug_info]) of
        {ok, {_, [{debug_info, no_debug_info}]}} ->
            no_debug_info(Path);
        {ok, {_, [{debug_info, {debug_info_v1, erl_abstract_code, {none, _}}}]}} ->
            no_debug_info(Path);
        {ok, {Module, [{debug_info, {debug_info_v1, Backend, Data}}]}} ->
            case Translate(Backend, Module, Data, Path) of
                {ok, Code} -> {ok, [filename:absname(Path)], Code};
                {error, Diagnostics} -> {error, Diagnostics}
            end;
        {error, beam_lib, {missing_chunk, _, _}} ->
            no_debug_info(Path);
        {error, beam_lib, {file_error, _, Reason}} ->
            {error, [{Path, 0, 0, file:format_error(Reason)}]};
        {error, beam_lib, Reason} ->
            {error, [{Path, 0, 0, beam_lib:format_error(Reason)}]}
    end.

no_debug_info(Path) ->
    {error, [{Path, 0, 0, "the beam file holds no debug information "
                          "(compile it with +debug_info, or name its source file)"}]}.

%% Abstract code is compiled with the options it was compiled with, but for those that report or write something, and
%% but for parse transforms, which have been applied already. Other compilers' debug information (Elixir's) comes with
%% a module that translates it. That is asked for abstract code, which says itself what it was compiled with.
core_of_debug_info(erl_abstract_code, _, {Forms, Options}, Path) ->
    Settings = [to_core, return_errors, return_warnings | [Option || Option <- Options, assay_options:is_kept(Option, no_transforms)]],
    case compile:noenv_forms(Forms, Settings) of
        {ok, _, Core, _} -> {ok, Core};
        {error, Errors, Warnings} -> {error, failure(Path, Errors, Warnings)}
    end;
core_of_debug_info(Backend, Module, Data, Path) ->
    case forms_of_debug_info(Backend, Module, Data, Path) of
        {ok, Forms} -> core_of_debug_info(erl_abstract_code, Module, {Forms, []}, Path);
        {error, Diagnostics} -> {error, Diagnostics}
    end.

forms_of_debug_info(Backend, Module, Data, Path) ->
    case code:ensure_loaded(Backend) of
        {module, Backend} ->
            case Backend:debug_info(erlang_v1, Module, Data, []) of
                {ok, Forms} -> {ok, Forms};
                {error, Reason} -> {error, [{Path, 0, 0, io_lib:format("no abstract code: ~tp", [Reason])}]}
            end;
        {error, _} ->
            {error, [{Path, 0, 0, io_lib:format("its debug information needs the module ~ts, which is not on erl's code "
                                                "path (ERL_LIBS names folders of libraries)", [Backend])}]}
    end.

-spec named(string(), [assay_options:option()]) -> result().
named(Name, Options) ->
    case where(Name, Options) of
        {ok, Path} -> beam(Path);
        error -> {error, [{"", 0, 0, ["no module '", Name, "' on the code path"]}]}
    end.

%% Where the beam of a module is, looking into the paths of the options first. Modules that are loaded before the code
%% server starts are in no folder of the code path in some installations.
-spec where(string(), [assay_options:option()]) -> {ok, file:filename()} | error.
where(Name, Options) ->
    File = Name ++ ".beam",
    Erts = "erts-" ++ erlang:system_info(version),
    Folders = [Path || {path, Path} <- Options] ++ code:get_path() ++
        [filename:join([code:root_dir(), "lib", Erts, "ebin"]),
         filename:join([code:root_dir(), Erts, "ebin"])],
    case file:path_open(Folders, File, [read, raw]) of
        {ok, Device, Path} ->
            ok = file:close(Device),
            {ok, Path};
        {error, _} ->
            error
    end.

%% The module that `assay run` evaluates for its arguments: one function, arguments/0. Places are those of the text.
-spec arguments(string()) -> result().
arguments(Text) ->
    arguments(Text, fun(Expressions) -> Expressions end).

%% The same for an input of a search, whose functions are tables.
-spec input(string(), Calls :: carry_out | keep) -> result().
input(Text, Calls) ->
    Kept = case Calls of
               keep -> fun assay_functions:keep_calls/1;
               carry_out -> fun(Expression) -> Expression end
           end,
    arguments(Text, fun(Expressions) -> [assay_functions:rewrite(Kept(Each)) || Each <- Expressions] end).

arguments(Text, Change) ->
    case parse_expressions(Text) of
        {ok, Read} ->
            Expressions = Change(Read),
            Place = erl_anno:new({1, 1}),
            Forms = [{attribute, Place, file, {"arguments", 1}},
                     {attribute, Place, module, assay_arguments},
                     {attribute, Place, export, [{arguments, 0}]},
                     {function, Place, arguments, 0, [{clause, Place, [], [], Expressions}]}],
            case compile:noenv_forms(Forms, [to_core, return_errors, return_warnings]) of
                {ok, _, Core, _} -> {ok, [], Core};
                {error, Errors, Warnings} -> {error, failure("arguments", Errors, Warnings)}
            end;
        {error, Error} ->
            {error, failure("arguments", [{"arguments", [Error]}], [])}
    end.

%% The expression need not be ended by a full stop, but may be. An error at the full stop that was added is worded for
%% a reader who never wrote it.
parse_expressions(Text) ->
    case erl_scan:string(Text, {1, 1}) of
        {ok, Tokens, End} ->
            case Tokens =/= [] andalso lists:last(Tokens) of
                {dot, _} ->
                    erl_parse:parse_exprs(Tokens);
                _ ->
                    case erl_parse:parse_exprs(Tokens ++ [{dot, End}]) of
                        {error, {End, _, _}} ->
                            {error, {End, erl_parse, "syntax error at the end of the text"}};
                        Result -> Result
                    end
            end;
        {error, Error, _} ->
            {error, Error}
    end.

%% The source, what it includes, the project's configuration, and the parse transforms that had a hand in it.
files_read(Path, Files, Compiling, Options) ->
    Transforms = [code:which(Module) || {parse_transform, Module} <- Compiling],
    Names = [Path | Files] ++
        [Beam || Beam <- Transforms, is_list(Beam), Beam =/= []] ++
        [File || {configuration, File} <- Options],
    lists:uniq([filename:absname(Name) || Name <- Names]).

%% The names in the module's -file attributes, the main file first.
-spec file_attributes(cerl:cerl()) -> [string()].
file_attributes(Core) ->
    lists:uniq([File || {File, _} <- attributes(file, Core)]).

-spec attributes(atom(), cerl:cerl()) -> [term()].
attributes(Name, Core) ->
    lists:append([listed(cerl:concrete(Value))
                  || {Key, Value} <- cerl:module_attrs(Core), cerl:concrete(Key) =:= Name]).

-spec files_of_forms([erl_parse:abstract_form()]) -> [string()].
files_of_forms(Forms) ->
    lists:uniq([File || {File, _} <- attributes_of_forms(file, Forms)]).

attributes_of_forms(Name, Forms) ->
    lists:append([listed(Value) || {attribute, _, Key, Value} <- Forms, Key =:= Name]).

listed(List) when is_list(List) -> List;
listed(Single) -> [Single].

%% What the compiler returns as errors, as diagnostics. When it returns none, a warning was made an error.
-spec failure(file:filename(), [term()], [term()]) -> [diagnostic()].
failure(Path, Errors, Warnings) ->
    case diagnostics(Path, Errors) of
        [] -> [{Path, 0, 0, "warnings being treated as errors"} | diagnostics(Path, Warnings)];
        Diagnostics -> Diagnostics
    end.

diagnostics(Path, PerFile) ->
    [diagnostic(File, Message, Path) || {File, Messages} <- PerFile, Message <- Messages].

diagnostic(File, {none, Module, Description}, _) ->
    {File, 0, 0, Module:format_error(Description)};
diagnostic(File, {Location, Module, Description}, _) ->
    {Line, Column} = line_and_column(Location),
    {File, Line, Column, Module:format_error(Description)};
diagnostic(File, {Module, Description}, _) ->
    {File, 0, 0, Module:format_error(Description)};
diagnostic(_, Unknown, Path) ->
    {Path, 0, 0, io_lib:format("~tp", [Unknown])}.

line_and_column({Line, Column}) -> {Line, Column};
line_and_column(Line) when is_integer(Line) -> {Line, 0}.

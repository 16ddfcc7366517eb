%% The options of a request, for the compiler and for the code path. What can't be used ends in throw:{diagnostics, …},
%% which the server answers like the compiler's own errors.

-module(assay_options).

-export([compiler/1, with_code_paths/2, is_kept/2]).

-type option() :: {include, file:filename()} | {define, string()} | {define, string(), string()} |
                  {path, file:filename()} | {configuration, file:filename()}.

-export_type([option/0]).

-spec compiler([option()]) -> [term()].
compiler(Options) ->
    lists:flatmap(fun({include, Folder}) -> [{i, Folder}];
                     ({define, Name}) -> [{d, list_to_atom(Name)}];
                     ({define, Name, Text}) -> [{d, list_to_atom(Name), definition(Name, Text)}];
                     ({configuration, File}) -> project_options(File);
                     ({path, _}) -> []
                  end, Options).

%% What a rebar.config says about compiling: its erl_opts, folders seen from where it stands, with the definitions that
%% hold on some platforms only.
project_options(File) ->
    case file:consult(File) of
        {ok, Terms} ->
            Folder = filename:dirname(File),
            lists:flatmap(fun({i, Include}) ->
                                  [{i, filename:absname(Include, Folder)}];
                             ({platform_define, Expression, Name}) ->
                                  [{d, Name} || is_platform(Expression)];
                             ({platform_define, Expression, Name, Value}) ->
                                  [{d, Name, Value} || is_platform(Expression)];
                             (Option) ->
                                  [Option || is_kept(Option, transforms)]
                          end, proplists:get_value(erl_opts, Terms, []));
        {error, {Line, Module, Description}} ->
            throw({diagnostics, [{File, Line, 0, Module:format_error(Description)}]});
        {error, Reason} ->
            throw({diagnostics, [{File, 0, 0, file:format_error(Reason)}]})
    end.

%% rebar3 matches the expression against release, architecture and word size.
is_platform(Expression) ->
    Platform = lists:append([erlang:system_info(otp_release), "-", erlang:system_info(system_architecture), "-",
                             integer_to_list(8 * erlang:system_info({wordsize, external}))]),
    re:run(Platform, Expression, [{capture, none}]) =:= match.

%% The value of a macro defined on the command line is a term, as for erlc.
definition(Name, Text) ->
    case erl_scan:string(Text ++ ".") of
        {ok, Tokens, _} ->
            case erl_parse:parse_term(Tokens) of
                {ok, Term} -> Term;
                {error, _} -> bad_definition(Name, Text)
            end;
        {error, _, _} -> bad_definition(Name, Text)
    end.

bad_definition(Name, Text) ->
    throw({diagnostics, [{"", 0, 0, ["the value of the macro ", Name, " is no Erlang term: ", Text]}]}).

%% Runs Action with the paths among Options in front of the code path: parse transforms and -include_lib need them.
-spec with_code_paths([option()], fun(() -> Result)) -> Result.
with_code_paths(Options, Action) ->
    Known = code:get_path(),
    Paths = [Path || {path, Path} <- Options, not lists:member(Path, Known)],
    ok = code:add_pathsa(lists:reverse(Paths)),
    try
        Action()
    after
        [code:del_path(Path) || Path <- Paths]
    end.

%% Options of others that don't report, write or forbid anything.
-spec is_kept(term(), transforms | no_transforms) -> boolean().
is_kept({parse_transform, _}, Transforms) -> Transforms =:= transforms;
is_kept({makedep_output, _}, _) -> false;
is_kept(Option, _) ->
    not lists:member(Option, [report, report_errors, report_warnings, warnings_as_errors, makedep,
                              makedep_side_effect, time]).

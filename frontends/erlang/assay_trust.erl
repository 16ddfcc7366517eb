%% Whether the code of a beam is what its debug information says. Debug information is a chunk like any other: a tool may
%% have changed the code after it was written, and anybody can put that of another module there. What Assay runs is the
%% Core that comes from it, what erl runs is the code; so the Core is compiled again, with the options of the first time,
%% and has to give the same code, byte by byte.
%%
%% Beams of the installation's own folders are taken at their word: they are many, and whoever can write there can change
%% the compiler as well.

-module(assay_trust).

-export([problem/3, is_installed/1]).

%% What code is. Left out is what no function can see, and the numbers in FunT that are made of the module's checksum.
-define(CODE, ["Atom", "AtU8", "Code", "StrT", "ImpT", "ExpT", "LocT", "LitT", "FunT", "Type"]).

%% Options are those of the compilation, as far as debug information tells; without them those that the compiler noted.
-spec problem(file:filename(), cerl:cerl(), [term()] | unknown) -> none | {problem, unicode:chardata()}.
problem(Path, Core, Options) ->
    case is_installed(Path) of
        true -> none;
        false -> compared(Path, compiled(Path, Core, Options))
    end.

compared(Path, {ok, Binary}) ->
    case code_of(Binary) =:= code_of(Path) of
        true -> none;
        false -> {problem, words(compiler_version(Path), compiler_version(Binary))}
    end;
compared(_, error) ->
    {problem, "its debug information does not compile (compile it again, or name its source file)"}.

-spec is_installed(file:filename()) -> boolean().
is_installed(Path) ->
    Parts = filename:split(filename:absname(Path)),
    Folders = [code:lib_dir(), filename:join(code:root_dir(), "erts-" ++ erlang:system_info(version))],
    not lists:member("..", Parts) andalso
        lists:any(fun(Folder) -> lists:prefix(filename:split(Folder), Parts) end, Folders).

%% The Core has been through the compiler's passes for Core already.
compiled(Path, Core, Options) ->
    Kept = [Option || Option <- options(Path, Options), assay_options:is_kept(Option, no_transforms), not is_for_core(Option)],
    case compile:noenv_forms(Core, [from_core, no_copt, binary, return_errors | Kept]) of
        {ok, _, Binary} -> {ok, Binary};
        {ok, _, Binary, _} -> {ok, Binary};
        _ -> error
    end.

options(_, Options) when is_list(Options) -> Options;
options(Path, unknown) ->
    case beam_lib:chunks(Path, [compile_info]) of
        {ok, {_, [{compile_info, Information}]}} -> proplists:get_value(options, Information, []);
        _ -> []
    end.

is_for_core({core_transform, _}) -> true;
is_for_core(Option) -> lists:member(Option, [from_abstr, from_core, from_asm, to_core, to_core0]).

code_of(Beam) ->
    {ok, _, Chunks} = beam_lib:all_chunks(Beam),
    [{Name, content(Name, Chunk)} || Name <- ?CODE, {Key, Chunk} <- Chunks, Key =:= Name].

%% Literals are compressed, by whatever version of zlib.
content("LitT", <<_:32, Compressed/binary>>) -> catch zlib:uncompress(Compressed);
content("FunT", <<_:32, Funs/binary>>) -> [Fun || <<Fun:20/binary, _OldUnique:32>> <= Funs];
content(_, Chunk) -> Chunk.

words(Version, Version) ->
    "its code is not what its debug information says (compile it again, or name its source file)";
words(Theirs, Ours) ->
    ["it was made by another compiler (version ", Theirs, ", here it is ", Ours, "), so nobody can tell "
     "whether its code is what its debug information says (compile it again, or name its source file)"].

compiler_version(Beam) ->
    case beam_lib:chunks(Beam, [compile_info]) of
        {ok, {_, [{compile_info, Information}]}} ->
            case proplists:get_value(version, Information) of
                Version when is_list(Version) -> Version;
                _ -> "unknown"
            end;
        _ -> "unknown"
    end.

%% Modules are loaded when they are first needed; so what is asked of the code server here is whether they are there.
-module(code).
-export([ensure_loaded/1, ensure_modules_loaded/1]).

ensure_loaded(Module) when is_atom(Module) ->
    case erlang:module_loaded(Module) of
        true -> {module, Module};
        false -> {error, nofile};
        %% Never in a run, but a proof must allow for it: there are other reasons, as badfile.
        Other -> Other
    end.

ensure_modules_loaded(Modules) ->
    case [{Module, Reason} || Module <- Modules, {error, Reason} <- [ensure_loaded(Module)]] of
        [] -> ok;
        Missing -> {error, Missing}
    end.

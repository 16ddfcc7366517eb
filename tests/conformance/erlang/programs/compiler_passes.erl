%% Passes of the compiler itself, on a small module: scanning, parsing, linting, Core Erlang, its optimiser, SSA.
-module(compiler_passes).
-export([linted/0, printed/0, core/0, folded/0, kernel/0, ssa/0, optimised/0, assembly/0]).

text() ->
    ["-module(m).", "-export([f/2, g/1, h/1]).", "-record(r, {a = 1, b = []}).",
     "f(X, [Y | T]) when X > Y, is_list(T) -> {X + 1, f(X, T)}; f(X, []) -> #r{a = X}; f(#r{b = B}, _) -> B.",
     "g(<<N:8, B:N/binary, R/bits>>) -> try {byte_size(B), g(R)} catch error:E:S -> {E, length(S)} after put(k, N) end; "
     "g(B) -> [V * 2 || V <- lists:seq(1, 3), V > 1 orelse B =:= <<>>].",
     "h(M) -> case M of #{a := {K, V}} when K =:= 1 -> M#{b => V}; #{} -> fun(Z) -> h(M#{a => Z}) end; _ -> catch h(#{}) end."].

forms() -> [form(Line) || Line <- text()] ++ [{eof, erl_anno:new(9)}].

form(Line) ->
    {ok, Tokens, _} = erl_scan:string(Line),
    {ok, Form} = erl_parse:parse_form(Tokens),
    Form.

core_of() ->
    {ok, Core, _} = v3_core:module(erl_expand_records:module(erl_internal:add_predefined_functions(forms()), []), []),
    Core.

fold_of() ->
    {ok, Core, _} = sys_core_fold:module(core_of(), []),
    Core.

kernel_of() ->
    {ok, Kernel, _} = v3_kernel:module(fold_of(), []),
    Kernel.

ssa_of() ->
    {ok, Ssa} = beam_kernel_to_ssa:module(kernel_of(), []),
    Ssa.

optimised_of() ->
    {ok, Shared} = beam_ssa_share:module(ssa_of(), []),
    {ok, Ssa} = beam_ssa_opt:module(Shared, []),
    Ssa.

linted() -> erl_lint:module(forms(), "m.erl", [warn_unused_vars]).
printed() -> lists:flatten([erl_pp:form(Form) || Form <- forms()]).
core() -> lists:flatten(core_pp:format(core_of())).
folded() -> lists:flatten(core_pp:format(fold_of())).
kernel() -> erlang:phash2(kernel_of()).
ssa() -> {erlang:phash2(ssa_of()), ssa_of()}.
optimised() -> optimised_of().
assembly() ->
    {ok, Ssa} = beam_ssa_pre_codegen:module(optimised_of(), []),
    beam_ssa_codegen:module(Ssa, []).

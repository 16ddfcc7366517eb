%% Counts the clauses of modules in Core Erlang that the compiler did not make: what coverage is measured against,
%% counted without Assay.
-module(count_clauses).
-export([main/1]).

main(Modules) ->
    [io:format("~s ~b~n", [Module, count(list_to_atom(Module))]) || Module <- Modules],
    halt().

count(Module) ->
    {ok, {Module, [{debug_info, {debug_info_v1, Backend, Data}}]}} =
        beam_lib:chunks(code:which(Module), [debug_info]),
    {ok, Core} = Backend:debug_info(core_v1, Module, Data, []),
    cerl_trees:fold(fun count_node/2, 0, Core).

count_node(Node, Count) ->
    case cerl:type(Node) of
        clause ->
            case lists:member(compiler_generated, cerl:get_ann(Node)) of
                true -> Count;
                false -> Count + 1
            end;
        _ ->
            Count
    end.

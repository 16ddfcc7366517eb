%% Persistent terms as they are when a VM has been started without any option: those of erl_features. Nothing can be put.
-module(persistent_term).
-export([get/1, get/2]).
-compile({no_auto_import, [get/1]}).

get({erl_features, init_done}) -> true;
get({erl_features, feature_specs}) -> erl_features:init_specs();
get({erl_features, enabled_features}) -> [];
get({erl_features, keywords}) -> [];
get(Key) ->
    case assay_persistent_term:is_missing() of
        true -> erlang:error(badarg, [Key]);
        %% Never in a run, but a proof must allow for it: whatever somebody else has put.
        _ -> assay_persistent_term:is_missing()
    end.

get(Key, Default) ->
    try get(Key) catch error:badarg -> Default end.

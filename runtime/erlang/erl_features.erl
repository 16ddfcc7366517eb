%% Which optional features of the language are enabled. The real module keeps that in persistent terms, filled when the
%% VM starts; here it is as in a VM that was started without any option: none.
-module(erl_features).
-export([ensure_init/0, enabled/0, keywords/0, init_specs/0, all/0]).

ensure_init() -> ok.

enabled() -> [].

keywords() -> [].

%% A function of the real module, which does not export it.
init_specs() -> erl_features:feature_specs().

all() -> lists:sort(maps:keys(init_specs())).

%% What a module tells about itself.
-module(module_information).
-export([exports/0, name/0, attributes/0, wrong/0]).

exports() -> lists:member({exports, 0}, ?MODULE:module_info(exports)).
name() -> ?MODULE:module_info(module).
attributes() -> proplists:get_value(colour, ?MODULE:module_info(attributes)).
-colour(blue).
wrong() -> try ?MODULE:module_info(id(nonsense)) catch error:R -> R end.
id(X) -> X.

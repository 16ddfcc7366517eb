%% Functions that nobody calls are still what their spec says.
%% finding: error seven at plain/2: plain(fun(_) -> a end, 7)
%% finding: error seven at nested/2: nested(fun(_) -> {fun(_) -> <<>> end,[]} end, 7)
-module(uncalled_function).
-export([plain/2, nested/2]).

-spec plain(fun((integer()) -> atom()), integer()) -> ok.
plain(_, 7) -> error(seven);
plain(_, _) -> ok.

-spec nested(fun((integer()) -> {fun((atom()) -> binary()), [integer()]}), integer()) -> ok.
nested(_, 7) -> error(seven);
nested(_, _) -> ok.

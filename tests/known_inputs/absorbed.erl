%% Floats are no reals: a large one takes in a small one without a trace.
%% finding: error absorbed at add/1: add(9.007199254740992e15)
-module(absorbed).
-export([add/1]).

-spec add(float()) -> ok.
add(X) when X > 0.0, X + 1.0 == X -> error(absorbed);
add(_) -> ok.

%% The order of neighbours, and a double.
%% finding: error unsorted at steps/1: steps([0,-1])
%% finding: error {double,_} at steps/1: steps([0,0])
-module(descent).
-export([steps/1]).

-spec steps([integer()]) -> [integer()].
steps([A, A | _]) -> error({double, A});
steps([A, B | _]) when A > B -> error(unsorted);
steps([A, B | Rest]) -> [B - A | steps([B | Rest])];
steps(_) -> [].

%% A condition that is not linear.
%% finding: error boom at area/2: area(7, 13)
-module(product).
-export([area/2]).

-spec area(integer(), integer()) -> ok.
area(Width, Height) when Width > 1, Height > Width, Width * Height =:= 91 -> error(boom);
area(_, _) -> ok.

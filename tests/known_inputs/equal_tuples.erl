%% Tuples that are equal and not the same.
%% finding: error equal at compare/2: compare({0}, {0.0})
-module(equal_tuples).
-export([compare/2]).

-spec compare({integer()}, {float()}) -> ok.
compare(Left, Right) when Left == Right -> error(equal);
compare(_, _) -> ok.

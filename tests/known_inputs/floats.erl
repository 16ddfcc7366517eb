%% An integer and a float that are equal in value, and not the same.
%% finding: error same_value at compare/2: compare(0, 0.0)
-module(floats).
-export([compare/2]).

-spec compare(number(), number()) -> ok.
compare(Left, Right) when Left == Right, Left =/= Right, is_integer(Left) -> error(same_value);
compare(_, _) -> ok.

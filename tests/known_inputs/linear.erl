%% Two linear conditions on two integers. The first argument is made as small as can be before the second.
%% finding: error boom at buy/2: buy(0, 101)
-module(linear).
-export([buy/2]).

-spec buy(integer(), integer()) -> ok.
buy(Apples, Pears) when 3 * Apples + 2 * Pears > 200, Pears - Apples < 150 -> error(boom);
buy(_, _) -> ok.

%% Every answer must be three more than the number: a calculation says it shorter than a table.
%% finding: error plus_three at ask/2: ask(fun(X) -> X + 3 end, [0,1,2])
-module(plus_three).
-export([ask/2]).

-spec ask(fun((integer()) -> integer()), [integer()]) -> ok.
ask(Fun, [One, Two, Three] = Numbers) when One < Two, Two < Three ->
    case lists:all(fun(Each) -> Fun(Each) =:= Each + 3 end, Numbers) of
        true -> error(plus_three);
        false -> ok
    end;
ask(_, _) -> ok.

%% A string with a sign, two digits that are a number over 41, and an end.
%% finding: error large at parse/1: parse("-42.")
-module(text).
-export([parse/1]).

-spec parse(string()) -> integer() | none.
parse([$-, Tens, Ones, $.]) when Tens >= $0, Tens =< $9, Ones >= $0, Ones =< $9 ->
    case (Tens - $0) * 10 + Ones - $0 of
        Number when Number > 41, Number < 50 -> error(large);
        Number -> -Number
    end;
parse(_) -> none.

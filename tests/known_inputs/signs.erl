%% div and rem take the sign of the dividend; a zero divisor.
%% finding: error badarith at part/2: part(0, 0)
%% finding: error negative at part/2: part(-8, 3)
-module(signs).
-export([part/2]).

-spec part(integer(), integer()) -> integer().
part(A, B) ->
    case A rem B of
        -2 when A div B =:= -2 -> error(negative);
        Rest -> Rest
    end.

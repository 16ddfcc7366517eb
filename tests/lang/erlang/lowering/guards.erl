%% A guard that can't raise is branches; one that can has a handler that goes on with the next clause.
-module(guards).
-export([simple/2, raising/1, connected/2, written/2]).

simple(X, Y) when X > Y -> X;
simple(_, Y) -> Y.

raising(X) when hd(X) =:= 1 -> one;
raising(X) when is_tuple(X), element(1, X) =:= 1 -> one;
raising(_) -> none.

connected(X, Y) when X > 0, Y < 3; is_atom(X) -> yes;
connected(_, _) -> no.

written(X, Y) ->
    case X > 1 andalso Y < 5 of
        true -> inside;
        false -> outside
    end.

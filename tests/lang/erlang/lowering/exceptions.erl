%% Protected code is in blocks with a handler; nothing in them is a tail call.
-module(exceptions).
-export([all/1, caught/1, cleaned/2, raising/1]).

all(F) ->
    try F() of
        {ok, Value} -> Value;
        Other -> F(Other)
    catch
        throw:Thrown -> Thrown;
        error:badarg:Stack -> Stack
    end.

caught(F) -> catch F().

cleaned(F, Clean) ->
    try F() after Clean() end.

raising(X) -> {X, error({no, X})}.

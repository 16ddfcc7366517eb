%% Where a pattern is found decides what the parts are.
%% finding: error fields at fields/1: fields(<<"a,aa,">>)
%% finding: error found at place/1: place(<<"aaaxy">>)
-module(bits_split).
-export([fields/1, place/1]).

-spec fields(binary()) -> ok.
fields(Line) ->
    case binary:split(Line, <<",">>, [global]) of
        [<<"a">>, Field, <<>>] when byte_size(Field) =:= 2 -> error(fields);
        _ -> ok
    end.

-spec place(binary()) -> ok.
place(Line) ->
    case binary:match(Line, <<"xy">>) of
        {3, 2} -> error(found);
        _ -> ok
    end.

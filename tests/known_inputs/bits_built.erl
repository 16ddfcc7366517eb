%% What was built is taken apart again at other places.
%% finding: error parts at parts/1: parts(51300)
%% finding: error joined at join/2: join(<<"k">>, <<"v:w">>)
-module(bits_built).
-export([parts/1, join/2]).

-spec parts(0..65535) -> ok.
parts(Number) ->
    <<High, Low>> = <<Number:16>>,
    case High + Low of
        300 when High =:= 200 -> error(parts);
        _ -> ok
    end.

-spec join(binary(), binary()) -> ok.
join(Key, Value) ->
    case <<Key/binary, $:, Value/binary>> of
        <<"k:v:w">> -> error(joined);
        _ -> ok
    end.

%% Maps as a whole: nested ones, their size, their keys and values in order, and such as are made of lists.
%% finding: error minor at nested/1: nested(#{user => #{age => 17}})
%% finding: error many at many/1: many(#{a => 0,b => 0,c => 0})
%% finding: error gap at gap/1: gap(#{0 => 0,5 => 0})
%% finding: error ten at total/1: total(#{0 => 0,1 => 10})
%% finding: error twice at twice/1: twice([{0,0},{0,0}])
%% finding: error same at same/2: same(#{b => 2}, 2)
-module(map_contents).
-export([nested/1, many/1, gap/1, total/1, twice/1, same/2]).

-spec nested(#{atom() => #{atom() => 0..120}}) -> ok.
nested(#{user := #{age := Age}}) when Age > 16, Age < 18 -> error(minor);
nested(_) -> ok.

-spec many(#{atom() => integer()}) -> ok.
many(Map) when map_size(Map) >= 3 -> error(many);
many(_) -> ok.

-spec gap(#{integer() => integer()}) -> ok.
gap(Map) ->
    case maps:keys(Map) of
        [Low, High] when High =:= Low + 5 -> error(gap);
        _ -> ok
    end.

-spec total(#{integer() => integer()}) -> ok.
total(Map) ->
    case maps:fold(fun(_, Value, Sum) -> Sum + Value end, 0, Map) of
        10 when map_size(Map) > 1 -> error(ten);
        _ -> ok
    end.

-spec twice([{integer(), integer()}]) -> ok.
twice(Pairs) ->
    case map_size(maps:from_list(Pairs)) of
        Size when Size < length(Pairs) -> error(twice);
        _ -> ok
    end.

-spec same(#{atom() => integer()}, integer()) -> ok.
same(Map, Value) when Value =/= 0 ->
    case Map#{a => Value} =:= #{a => 2, b => 2} of
        true -> error(same);
        false -> ok
    end;
same(_, _) -> ok.

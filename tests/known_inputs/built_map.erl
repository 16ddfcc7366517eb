%% A map that the function builds itself: reading from it fails only where the program says so.
%% finding: error high at level/2: level(0, 11)
-module(built_map).
-export([level/2]).

-spec level(integer(), integer()) -> integer().
level(Low, High) ->
    Levels = #{low => Low, high => High},
    case Levels of
        #{high := H, low := L} when H > L + 10 -> error(high);
        #{low := L} -> maps:get(high, Levels) - L
    end.

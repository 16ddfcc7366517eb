%% Keys that depend on the input: computed, two that must differ, put in and read back, taken out.
%% finding: error found at computed/2: computed(#{1 => 7}, 0)
%% finding: error three at differ/3: differ(#{a => 0,b => 3}, a, b)
%% finding: error third at counter/2: counter(#{a => 2}, a)
%% finding: error shadowed at shadowed/3: shadowed(#{}, 0, 0)
%% finding: error only at only/2: only(#{0 => 0}, 0)
%% finding: error lost at lost/2: lost(#{0 => 1}, 0)
-module(map_keys).
-export([computed/2, differ/3, counter/2, shadowed/3, only/2, lost/2]).

-spec computed(#{integer() => integer()}, integer()) -> ok.
computed(Map, Number) ->
    Key = 2 * Number + 1,
    case Map of
        #{Key := 7} -> error(found);
        _ -> ok
    end.

-spec differ(#{atom() => integer()}, atom(), atom()) -> ok.
differ(Map, One, Other) ->
    case Map of
        #{One := X, Other := Y} when X =/= Y, X + Y =:= 3 -> error(three);
        _ -> ok
    end.

-spec counter(#{atom() => non_neg_integer()}, atom()) -> ok.
counter(Counts, Name) ->
    case maps:update_with(Name, fun(N) -> N + 1 end, 1, Counts) of
        #{Name := 3} -> error(third);
        _ -> ok
    end.

%% The second key takes the place of the first one.
-spec shadowed(#{integer() => atom()}, integer(), integer()) -> ok.
shadowed(Map, One, Other) ->
    case Map#{One => first, Other => second} of
        #{One := second} -> error(shadowed);
        #{One := first} -> ok
    end.

-spec only(#{integer() => integer()}, integer()) -> ok.
only(Map, Key) ->
    case map_size(maps:remove(Key, Map)) of
        0 when map_size(Map) > 0 -> error(only);
        _ -> ok
    end.

-spec lost(#{integer() => integer()}, integer()) -> ok.
lost(Map, Key) ->
    {Value, Rest} = case maps:take(Key, Map) of
                        error -> {0, Map};
                        Taken -> Taken
                    end,
    case maps:find(Key, Rest) of
        error when Value =:= 1 -> error(lost);
        _ -> ok
    end.

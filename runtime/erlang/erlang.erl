%% BIFs that loop over lists, so that they run symbolically too. Each fails as the native does: badarg, with the
%% arguments it was called with. A helper that may raise has the name of its BIF, for the sake of the trace.
-module(erlang).
-export([universaltime_to_localtime/1, localtime_to_universaltime/1, localtime_to_universaltime/2]).
-export([length/1, '++'/2, append/2, '--'/2, subtract/2, display/1, display_string/1, display_nl/0]).
-compile({no_auto_import, [length/1, universaltime_to_localtime/1, localtime_to_universaltime/1,
                            localtime_to_universaltime/2]}).

-define(BADARG(Arguments),
        erlang:error(badarg, Arguments, [{error_info, #{module => erl_erts_errors}}])).

length(List) ->
    case count(List, 0) of
        improper -> ?BADARG([List]);
        Count -> Count
    end.

count([_ | Rest], Count) -> count(Rest, Count + 1);
count([], Count) -> Count;
count(_, _) -> improper.

append(List, Tail) -> '++'(List, Tail).

'++'([], Tail) -> Tail;
'++'(List, Tail) -> '++'(List, Tail, List).

'++'([Head | Rest], Tail, List) -> [Head | '++'(Rest, Tail, List)];
'++'([], Tail, _) -> Tail;
'++'(_, Tail, List) -> ?BADARG([List, Tail]).

subtract(List, Unwanted) -> '--'(List, Unwanted).

'--'(List, Unwanted) ->
    case {count(List, 0), count(Unwanted, 0)} of
        {improper, _} -> ?BADARG([List, Unwanted]);
        {_, improper} -> ?BADARG([List, Unwanted]);
        {_, Count} when Count =< 32 -> remove_each(List, Unwanted);
        _ -> remove_counted(List, count_each(Unwanted, #{}))
    end.

%% An element goes if it is still unwanted; each unwanted one takes away the first of its kind.
remove_each(List, []) -> List;
remove_each([], _) -> [];
remove_each([Head | Rest], Unwanted) ->
    case is_in(Head, Unwanted) of
        true -> remove_each(Rest, without(Head, Unwanted));
        false -> [Head | remove_each(Rest, Unwanted)]
    end.

%% The same for many unwanted ones: how often each is left to remove. Keys of maps are equal exactly when `=:=` says so.
remove_counted([], _) -> [];
remove_counted([Head | Rest], Counts) ->
    case Counts of
        #{Head := Count} when Count > 0 -> remove_counted(Rest, Counts#{Head := Count - 1});
        _ -> [Head | remove_counted(Rest, Counts)]
    end.

count_each([Element | Rest], Counts) ->
    case Counts of
        #{Element := Count} -> count_each(Rest, Counts#{Element := Count + 1});
        _ -> count_each(Rest, Counts#{Element => 1})
    end;
count_each([], Counts) -> Counts.

is_in(Element, [Element | _]) -> true;
is_in(Element, [_ | Rest]) -> is_in(Element, Rest);
is_in(_, []) -> false.

without(Element, [Element | Rest]) -> Rest;
without(Element, [Head | Rest]) -> [Head | without(Element, Rest)].

display(Term) ->
    assay_output:write(unicode:characters_to_binary(io_lib:format("~0p~n", [Term]))),
    true.

display_string(Text) ->
    case io_lib:char_list(Text) of
        true -> assay_output:write(unicode:characters_to_binary(Text));
        false -> ?BADARG([Text])
    end,
    true.

display_nl() ->
    assay_output:write(<<"\n">>),
    true.

%% The time zone is UTC here and in the runtime that confirms (docs/erlang.md). There, as glibc has it, a time that is
%% said to be summer time is an hour earlier; and erl takes the years from 1902 to 2147483646.
universaltime_to_localtime(DateTime) ->
    case is_datetime(DateTime) of
        true -> in_zone(DateTime);
        false -> ?BADARG([DateTime])
    end.

localtime_to_universaltime(DateTime) ->
    localtime_to_universaltime(DateTime, undefined).

localtime_to_universaltime(DateTime, IsSummer) when IsSummer =:= undefined; IsSummer =:= false ->
    case is_datetime(DateTime) of
        true -> in_zone(DateTime);
        false -> ?BADARG([DateTime, IsSummer])
    end;
localtime_to_universaltime(DateTime, true) ->
    case is_datetime(DateTime) of
        true -> in_zone(hour_earlier(DateTime));
        false -> ?BADARG([DateTime, true])
    end;
localtime_to_universaltime(DateTime, IsSummer) -> ?BADARG([DateTime, IsSummer]).

in_zone(DateTime) ->
    case assay_time:is_zone_utc() of
        true -> DateTime;
        %% Never in a run, but a proof must allow for it.
        Other -> Other
    end.

hour_earlier({Date, {0, Minute, Second}}) -> {day_earlier(Date), {23, Minute, Second}};
hour_earlier({Date, {Hour, Minute, Second}}) -> {Date, {Hour - 1, Minute, Second}}.

day_earlier({Year, 1, 1}) -> {Year - 1, 12, 31};
day_earlier({Year, Month, 1}) -> {Year, Month - 1, days(Year, Month - 1)};
day_earlier({Year, Month, Day}) -> {Year, Month, Day - 1}.

is_datetime({{Year, Month, Day}, {Hour, Minute, Second}})
  when is_integer(Year), is_integer(Month), is_integer(Day), is_integer(Hour), is_integer(Minute), is_integer(Second),
       Year >= 1902, Year =< 2147483646, Month >= 1, Month =< 12, Day >= 1,
       Hour >= 0, Hour =< 23, Minute >= 0, Minute =< 59, Second >= 0, Second =< 59 ->
    Day =< days(Year, Month);
is_datetime(_) -> false.

days(Year, 2) when Year rem 4 =:= 0, Year rem 100 =/= 0; Year rem 400 =:= 0 -> 29;
days(_, 2) -> 28;
days(_, Month) when Month =:= 4; Month =:= 6; Month =:= 9; Month =:= 11 -> 30;
days(_, _) -> 31.

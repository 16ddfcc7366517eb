%% BIFs that loop over lists, so that they run symbolically too. Each fails as the native does: badarg, with the
%% arguments it was called with. A helper that may raise has the name of its BIF, for the sake of the trace.
-module(erlang).
-export([length/1, '++'/2, append/2, '--'/2, subtract/2, display/1, display_string/1, display_nl/0]).
-compile({no_auto_import, [length/1]}).

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

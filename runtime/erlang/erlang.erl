%% BIFs that loop over lists, so that they run symbolically too. Each fails as the native does: badarg, with the
%% arguments it was called with. A helper that may raise has the name of its BIF, for the sake of the trace.
-module(erlang).
-export([length/1, '++'/2, append/2, '--'/2, subtract/2, display/1]).
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
    case is_proper(List) andalso is_proper(Unwanted) of
        true -> remove_each(List, Unwanted);
        false -> ?BADARG([List, Unwanted])
    end.

is_proper([_ | Rest]) -> is_proper(Rest);
is_proper(Rest) -> Rest =:= [].

%% An element goes if it is still wanted away; each unwanted one takes away the first of its kind.
remove_each(List, []) -> List;
remove_each([], _) -> [];
remove_each([Head | Rest], Unwanted) ->
    case is_in(Head, Unwanted) of
        true -> remove_each(Rest, without(Head, Unwanted));
        false -> [Head | remove_each(Rest, Unwanted)]
    end.

is_in(Element, [Element | _]) -> true;
is_in(Element, [_ | Rest]) -> is_in(Element, Rest);
is_in(_, []) -> false.

without(Element, [Element | Rest]) -> Rest;
without(Element, [Head | Rest]) -> [Head | without(Element, Rest)].

display(Term) ->
    assay_output:write(unicode:characters_to_binary(io_lib:format("~0p~n", [Term]))),
    true.

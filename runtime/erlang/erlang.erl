%% BIFs that loop over lists, so that they run symbolically too. Each fails as the native does: badarg, with the
%% arguments it was called with.
-module(erlang).
-export([length/1, '++'/2, '--'/2, display/1]).
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

'++'([], Tail) -> Tail;
'++'(List, Tail) -> append(List, Tail, List).

append([Head | Rest], Tail, List) -> [Head | append(Rest, Tail, List)];
append([], Tail, _) -> Tail;
append(_, Tail, List) -> ?BADARG([List, Tail]).

'--'(List, Unwanted) ->
    case is_proper(List) andalso is_proper(Unwanted) of
        true -> subtract(List, Unwanted);
        false -> ?BADARG([List, Unwanted])
    end.

is_proper([_ | Rest]) -> is_proper(Rest);
is_proper(Rest) -> Rest =:= [].

%% An element goes if it is still wanted away; each unwanted one takes away the first of its kind.
subtract(List, []) -> List;
subtract([], _) -> [];
subtract([Head | Rest], Unwanted) ->
    case is_in(Head, Unwanted) of
        true -> subtract(Rest, without(Head, Unwanted));
        false -> [Head | subtract(Rest, Unwanted)]
    end.

is_in(Element, [Element | _]) -> true;
is_in(Element, [_ | Rest]) -> is_in(Element, Rest);
is_in(_, []) -> false.

without(Element, [Element | Rest]) -> Rest;
without(Element, [Head | Rest]) -> [Head | without(Element, Rest)].

display(Term) ->
    assay_output:write(unicode:characters_to_binary(io_lib:format("~0p~n", [Term]))),
    true.

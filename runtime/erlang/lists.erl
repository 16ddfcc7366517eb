%% What of `lists` is native in erl: the searches that BIFs do, and reversing onto a tail. Each fails as the native does:
%% badarg, with the arguments it was called with. A helper that may raise has the name of its function, for the sake of the
%% trace.
-module(lists).
-export([member/2, reverse/2, keyfind/3, keymember/3, keysearch/3]).

-define(BADARG(Arguments),
        erlang:error(badarg, Arguments, [{error_info, #{module => erl_stdlib_errors}}])).

member(Element, List) ->
    case find_element(Element, List) of
        improper -> ?BADARG([Element, List]);
        Found -> Found
    end.

find_element(Element, [Element | _]) -> true;
find_element(Element, [_ | Rest]) -> find_element(Element, Rest);
find_element(_, []) -> false;
find_element(_, _) -> improper.

reverse(List, Tail) -> reverse(List, Tail, List, Tail).

reverse([Head | Rest], Onto, List, Tail) -> reverse(Rest, [Head | Onto], List, Tail);
reverse([], Onto, _, _) -> Onto;
reverse(_, _, List, Tail) -> ?BADARG([List, Tail]).

keyfind(Key, Position, List) ->
    case find_key(Key, Position, List) of
        improper -> ?BADARG([Key, Position, List]);
        Found -> Found
    end.

keymember(Key, Position, List) ->
    case find_key(Key, Position, List) of
        improper -> ?BADARG([Key, Position, List]);
        Found -> Found =/= false
    end.

keysearch(Key, Position, List) ->
    case find_key(Key, Position, List) of
        improper -> ?BADARG([Key, Position, List]);
        false -> false;
        Found -> {value, Found}
    end.

find_key(Key, Position, List) when is_integer(Position), Position > 0, Position < 1 bsl 59 ->
    find_tuple(Key, Position, List);
find_key(_, _, _) ->
    improper.

find_tuple(Key, Position, [Tuple | _]) when element(Position, Tuple) == Key -> Tuple;
find_tuple(Key, Position, [_ | Rest]) -> find_tuple(Key, Position, Rest);
find_tuple(_, _, []) -> false;
find_tuple(_, _, _) -> improper.

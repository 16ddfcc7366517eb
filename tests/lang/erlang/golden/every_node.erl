%% One function for each form of the exchange form; every_node.dump beside this file is what becomes of it.
-module(every_node).
-export([literals/0, structures/2, maps/2, binaries/2, lets/1, calls/2, cases/1, funs/1, comprehension/1,
         tries/1, catches/1, waits/1]).

literals() ->
    [atom, 'quoted atom', '-1', -1, 123456789012345678901234567890, 1.5, "text", "t", [1, 2], [1 | 2], {}, {1, {2}},
     <<1, 2>>, <<5:3>>, #{a => #{}, 1 => b}, fun lists:map/2, "tab\tand\"quote", [0, 1], "ünïcödé€"].

structures(X, Y) -> {[X | Y], {Y}}.

maps(#{a := X, [k] := Y} = Map, Key) -> Map#{Key => X, b := Y}.

binaries(<<Size:8, Text:Size/binary-unit:8, Char/utf8, Rest/bits>>, X) ->
    <<X:16/little-signed, Text/binary, Char/utf16, 1.5:32/float, Rest/bits>>.

lets(X) ->
    Y = other:f(X),
    other:effect(),
    {Y, Y}.

calls(F, M) -> F(M:F(local(F)), M).

local(X) -> other:g(X, X).

cases({X, [_ | _] = Y}) when X > 1, is_atom(Y); X == Y -> first;
cases([H | _]) -> H;
cases(none) -> none.

funs(X) -> fun Loop(0) -> X; Loop(N) -> Loop(N - 1) end.

comprehension(List) -> [{X} || {X, true} <- List, X > 1].

tries(X) ->
    try other:f(X) of
        Y -> {ok, Y}
    catch
        error:badarg -> bad;
        throw:Reason:Stack -> {Reason, Stack}
    after
        other:cleanup()
    end.

catches(X) -> catch other:f(X).

waits(Timeout) ->
    receive
        {message, M} -> M
    after
        Timeout -> late
    end.

%% Customers at a counter, by a queue of events.
-module(event_simulation).
-export([one/0, busy/0, idle/0, unknown/0, bad_time/0]).

run(Events) -> loop(lists:sort(Events), #{free => true, waiting => queue:new(), log => []}).
loop([], #{log := Log}) -> lists:reverse(Log);
loop([{T, arrive, Who, Long} | Rest], #{free := true} = S) -> loop(lists:merge([{T + Long, leave, Who}], Rest), note({T, starts, Who}, S#{free := false}));
loop([{T, arrive, Who, Long} | Rest], #{waiting := Q} = S) -> loop(Rest, note({T, waits, Who}, S#{waiting := queue:in({Who, Long}, Q)}));
loop([{T, leave, Who} | Rest], #{waiting := Q} = S) ->
    Left = note({T, leaves, Who}, S),
    case queue:out(Q) of
        {empty, _} -> loop(Rest, Left#{free := true});
        {{value, {Next, Long}}, R} -> loop(lists:merge([{T + Long, leave, Next}], Rest), note({T, starts, Next}, Left#{waiting := R}))
    end.
note(E, #{log := L} = S) -> S#{log := [E | L]}.
one() -> run([{0, arrive, ann, 5}]).
busy() -> run([{0, arrive, ann, 5}, {2, arrive, bob, 3}, {3, arrive, cy, 1}]).
idle() -> run([{10, arrive, bob, 1}, {0, arrive, ann, 2}]).
unknown() -> run([{0, vanish, ann}]).
bad_time() -> run([{0, arrive, ann, id(long)}]).
id(X) -> X.

%% Arguments, elements and operands are evaluated from left to right.
-module(evaluation_order).
-export([trace/0, tuple/0, list/0, call/0, operators/0, map/0, binary/0, fun_call/0, update/0,
         failing/0]).

note(X) -> put(trace, [X | trace()]), X.
trace() -> case get(trace) of undefined -> []; L -> L end.
tuple() -> put(trace, []), T = {note(1), note(2), note(3)}, {T, trace()}.
list() -> put(trace, []), L = [note(1), note(2) | note([])], {L, trace()}.
call() -> put(trace, []), R = three(note(a), note(b), note(c)), {R, trace()}.
operators() -> put(trace, []), R = note(1) + note(2) * note(3), {R, trace()}.
map() -> put(trace, []), R = #{note(k1) => note(v1), note(k2) => note(v2)}, {R, trace()}.
binary() -> put(trace, []), R = <<(note(1)), (note(2)):(note(16))>>, {R, trace()}.
fun_call() -> put(trace, []), R = (note(fun(X) -> X end))(note(5)), {R, trace()}.
update() -> put(trace, []), R = (note(#{a => 1}))#{a := note(2), b => note(3)}, {R, trace()}.
failing() -> put(trace, []), try {note(1), error(note(2)), note(3)} catch error:2 -> trace() end.
three(A, B, C) -> [A, B, C].

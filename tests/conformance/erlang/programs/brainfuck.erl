%% An interpreter with a two-sided tape.
-module(brainfuck).
-export([letter/0, hello/0, skipped/0, left_end/0]).

run(Code) -> lists:reverse(run(Code, [], {[], 0, []}, [])).
run([], _, _, Out) -> Out;
run([$> | C], S, {L, X, []}, O) -> run(C, S, {[X | L], 0, []}, O);
run([$> | C], S, {L, X, [Y | R]}, O) -> run(C, S, {[X | L], Y, R}, O);
run([$< | C], S, {[Y | L], X, R}, O) -> run(C, S, {L, Y, [X | R]}, O);
run([$+ | C], S, {L, X, R}, O) -> run(C, S, {L, (X + 1) band 255, R}, O);
run([$- | C], S, {L, X, R}, O) -> run(C, S, {L, (X - 1) band 255, R}, O);
run([$. | C], S, {_, X, _} = T, O) -> run(C, S, T, [X | O]);
run([$[ | C], S, {_, 0, _} = T, O) -> run(skip(C, 0), S, T, O);
run([$[ | C], S, T, O) -> run(C, [C | S], T, O);
run([$] | C], [_ | S], {_, 0, _} = T, O) -> run(C, S, T, O);
run([$] | _], [C | _] = S, T, O) -> run(C, S, T, O).
skip([$] | C], 0) -> C;
skip([$] | C], N) -> skip(C, N - 1);
skip([$[ | C], N) -> skip(C, N + 1);
skip([_ | C], N) -> skip(C, N).
letter() -> run("++++++++[>++++++++<-]>+.+.+.").
hello() -> run("+++++++++[>++++++++<-]>.<+++++[>+++++<-]>++++.+++++++..+++.").
skipped() -> run("[-.[+.].]+++.").
left_end() -> run("<").

%% A compiler from expressions to a stack machine, and the machine.
-module(stack_machine).
-export([code/0, value/0, wrong/0, empty/0, unknown/0]).

compile({op, O, A, B}) -> compile(A) ++ compile(B) ++ [O];
compile({'if', C, A, B}) -> X = compile(A), Y = compile(B), compile(C) ++ [{jump_unless, length(X) + 1}] ++ X ++ [{jump, length(Y)}] ++ Y;
compile(V) -> [{push, V}].
run([], [V]) -> V;
run([{push, V} | C], S) -> run(C, [V | S]);
run([{jump, N} | C], S) -> run(lists:nthtail(N, C), S);
run([{jump_unless, N} | C], [false | S]) -> run(lists:nthtail(N, C), S);
run([{jump_unless, _} | C], [true | S]) -> run(C, S);
run([O | C], [B, A | S]) -> run(C, [erlang:O(A, B) | S]).
code() -> compile({'if', {op, '<', 1, 2}, {op, '*', 6, 7}, {op, '+', a, b}}).
value() -> run(code(), []).
wrong() -> run(compile({op, '+', a, 1}), []).
empty() -> run([], []).
unknown() -> run(compile({op, nonsense, 1, 2}), []).

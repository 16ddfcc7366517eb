%% A small language with variables and loops, run.
-module(interpreter_of_loops).
-export([factorial/0, branches/0, failing/0, unbound/0, by_zero/0, no_operation/0, no_statement/0]).

run(P) -> run(P, #{}, []).
run([], E, Out) -> {E, lists:reverse(Out)};
run([{set, V, X} | R], E, Out) -> run(R, E#{V => value(X, E)}, Out);
run([{print, X} | R], E, Out) -> run(R, E, [value(X, E) | Out]);
run([{'while', C, B} = W | R], E, Out) -> case value(C, E) of 0 -> run(R, E, Out); _ -> run(B ++ [W | R], E, Out) end;
run([{'if', C, A, B} | R], E, Out) -> case value(C, E) of 0 -> run(B ++ R, E, Out); _ -> run(A ++ R, E, Out) end;
run([{fail, M} | _], E, Out) -> throw({failed, M, E, lists:reverse(Out)}).
value(N, _) when is_integer(N) -> N;
value(V, E) when is_atom(V) -> case E of #{V := X} -> X; _ -> error({unbound, V}) end;
value({Op, A, B}, E) -> op(Op, value(A, E), value(B, E)).
op('+', A, B) -> A + B;
op('-', A, B) -> A - B;
op('*', A, B) -> A * B;
op('/', A, B) -> A div B;
op('<', A, B) when A < B -> 1;
op('<', _, _) -> 0.
factorial() -> run([{set, n, 6}, {set, r, 1}, {'while', n, [{set, r, {'*', r, n}}, {set, n, {'-', n, 1}}]}, {print, r}]).
branches() -> [element(2, run([{set, x, N}, {'if', {'<', x, 10}, [{print, 1}], [{print, 2}]}])) || N <- [5, 10]].
failing() -> run([{print, 1}, {fail, stop}]).
unbound() -> run([{print, x}]).
by_zero() -> run([{set, x, 0}, {print, {'/', 1, x}}]).
no_operation() -> run([{print, {'^', 1, 2}}]).
no_statement() -> run([id(skip)]).
id(X) -> X.

%% Simple types inferred with unification.
-module(type_checker).
-export([identity/0, composed/0, mismatch/0, infinite/0, unbound/0]).

infer({int, _}, _, N) -> {int, [], N};
infer({var, X}, E, N) -> {maps:get(X, E), [], N};
infer({lam, X, B}, E, N) -> A = {t, N}, {T, C, M} = infer(B, E#{X => A}, N + 1), {{fn, A, T}, C, M};
infer({app, F, A}, E, N) -> {TF, C1, N1} = infer(F, E, N), {TA, C2, N2} = infer(A, E, N1), R = {t, N2}, {R, [{TF, {fn, TA, R}} | C1 ++ C2], N2 + 1}.
solve([], S) -> S;
solve([{A, A} | C], S) -> solve(C, S);
solve([{{t, V}, T} | C], S) -> bind(V, T, C, S);
solve([{T, {t, V}} | C], S) -> bind(V, T, C, S);
solve([{{fn, A, B}, {fn, X, Y}} | C], S) -> solve([{A, X}, {B, Y} | C], S);
solve([{A, B} | _], _) -> throw({mismatch, A, B}).
bind(V, T, C, S) -> case occurs(V, T) of true -> throw({infinite, V, T}); false -> P = {V, T}, solve([{put_in(P, A), put_in(P, B)} || {A, B} <- C], [P | S]) end.
occurs(V, {t, V}) -> true;
occurs(V, {fn, A, B}) -> occurs(V, A) orelse occurs(V, B);
occurs(_, _) -> false.
put_in({V, T}, {t, V}) -> T;
put_in(P, {fn, A, B}) -> {fn, put_in(P, A), put_in(P, B)};
put_in(_, T) -> T.
type(E) -> {T, C, _} = infer(E, #{}, 0), lists:foldl(fun put_in/2, T, lists:reverse(solve(C, []))).
identity() -> type({lam, x, {var, x}}).
composed() -> type({lam, f, {lam, g, {lam, x, {app, {var, f}, {app, {var, g}, {var, x}}}}}}).
mismatch() -> type({app, {int, 1}, {int, 2}}).
infinite() -> type({lam, x, {app, {var, x}, {var, x}}}).
unbound() -> type({var, q}).

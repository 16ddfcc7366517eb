%% Types of small functions found by unification.
-module(type_inference).
-export([fresh/0, identity/0, constants/0, application/0, composition/0, mismatch/0, branches/0, unbound/0,
         no_function/0]).

infer(E) -> put(n, 0), {T, S} = type(E, #{}, #{}), full(T, S).
fresh() -> N = get(n), put(n, N + 1), {t, N}.
type(N, _, S) when is_integer(N) -> {int, S};
type(B, _, S) when is_boolean(B) -> {bool, S};
type(X, Env, S) when is_atom(X) -> {maps:get(X, Env), S};
type({fn, X, B}, Env, S) -> A = fresh(), {R, S1} = type(B, Env#{X => A}, S), {{fn, A, R}, S1};
type({call, F, X}, Env, S) -> {A, S1} = type(F, Env, S), {B, S2} = type(X, Env, S1), R = fresh(), {R, unify(A, {fn, B, R}, S2)};
type({'if', C, A, B}, Env, S) -> {T, S1} = type(C, Env, S), {X, S2} = type(A, Env, unify(T, bool, S1)), {Y, S3} = type(B, Env, S2), {X, unify(X, Y, S3)}.
unify(A, B, S) -> case {find(A, S), find(B, S)} of {X, X} -> S; {{t, N}, X} -> S#{N => X}; {X, {t, N}} -> S#{N => X}; {{fn, A1, B1}, {fn, A2, B2}} -> unify(B1, B2, unify(A1, A2, S)); {X, Y} -> error({type, X, Y}) end.
find({t, N} = V, S) -> case S of #{N := T} -> find(T, S); _ -> V end;
find(T, _) -> T.
full(T, S) -> case find(T, S) of {fn, A, B} -> {fn, full(A, S), full(B, S)}; X -> X end.
identity() -> infer({fn, x, x}).
constants() -> [infer(E) || E <- [1, true, {'if', true, 1, 2}]].
application() -> infer({call, {fn, x, {'if', x, 1, 2}}, false}).
composition() -> infer({fn, f, {fn, g, {fn, x, {call, f, {call, g, x}}}}}).
mismatch() -> infer({'if', 1, 2, 3}).
branches() -> infer({'if', true, 1, false}).
unbound() -> infer({fn, x, y}).
no_function() -> infer({call, 1, 2}).

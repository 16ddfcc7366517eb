%% Terms with variables made equal.
-module(unification).
-export([simple/0, shared/0, clash/0, circular/0, arity/0, deep/0]).

walk(V, S) -> case V of {var, N} -> case S of #{N := T} -> walk(T, S); _ -> V end; _ -> V end.
unify(A, B, S) -> unified(walk(A, S), walk(B, S), S).
unified(X, X, S) -> S;
unified({var, N}, T, S) -> case occurs(N, T, S) of true -> throw({circular, N}); false -> S#{N => T} end;
unified(T, {var, _} = V, S) -> unified(V, T, S);
unified({F, As}, {F, Bs}, S) when length(As) =:= length(Bs) -> lists:foldl(fun({A, B}, R) -> unify(A, B, R) end, S, lists:zip(As, Bs));
unified(A, B, _) -> throw({clash, A, B}).
occurs(N, T, S) -> case walk(T, S) of {var, N} -> true; {_, As} when is_list(As) -> lists:any(fun(A) -> occurs(N, A, S) end, As); _ -> false end.
resolve(T, S) -> case walk(T, S) of {F, As} when is_list(As) -> {F, [resolve(A, S) || A <- As]}; V -> V end.
v(N) -> {var, N}.
simple() -> unify({f, [v(x), b]}, {f, [a, v(y)]}, #{}).
shared() -> S = unify({f, [v(x), v(x)]}, {f, [v(y), {g, [c]}]}, #{}), resolve({h, [v(x), v(y)]}, S).
clash() -> catch unify({f, [a]}, {f, [b]}, #{}).
circular() -> unify(v(x), {f, [v(x)]}, #{}).
arity() -> unify({f, [a]}, {f, [a, b]}, #{}).
deep() -> resolve(v(a), unify(v(c), {k, [v(d)]}, unify(v(b), v(c), unify(v(a), v(b), #{})))).

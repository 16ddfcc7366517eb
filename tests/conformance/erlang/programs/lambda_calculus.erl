%% A small interpreter with closures and environments.
-module(lambda_calculus).
-export([identity/0, constant/0, omega_free/0, sum/0, unbound/0, not_function/0]).

evaluate({var, X}, E) -> case lists:keyfind(X, 1, E) of {X, V} -> V; false -> error({unbound, X}) end;
evaluate({lam, X, B}, E) -> {closure, X, B, E};
evaluate({app, F, A}, E) -> call(evaluate(F, E), evaluate(A, E));
evaluate({int, N}, _) -> N;
evaluate({add, A, B}, E) -> evaluate(A, E) + evaluate(B, E);
evaluate({'if', C, A, B}, E) -> case evaluate(C, E) of 0 -> evaluate(B, E); _ -> evaluate(A, E) end.
call({closure, X, B, E}, V) -> evaluate(B, [{X, V} | E]);
call(F, _) -> error({not_a_function, F}).
identity() -> evaluate({app, {lam, x, {var, x}}, {int, 5}}, []).
constant() -> evaluate({app, {app, {lam, x, {lam, y, {var, x}}}, {int, 1}}, {int, 2}}, []).
omega_free() -> evaluate({lam, x, {app, {var, x}, {var, x}}}, []).
sum() -> Z = {lam, f, {app, {lam, x, {app, {var, f}, {lam, v, {app, {app, {var, x}, {var, x}}, {var, v}}}}}, {lam, x, {app, {var, f}, {lam, v, {app, {app, {var, x}, {var, x}}, {var, v}}}}}}},
         S = {lam, self, {lam, n, {'if', {var, n}, {add, {var, n}, {app, {var, self}, {add, {var, n}, {int, -1}}}}, {int, 0}}}},
         evaluate({app, {app, Z, S}, {int, 20}}, []).
unbound() -> evaluate({var, q}, []).
not_function() -> evaluate({app, {int, 1}, {int, 2}}, []).

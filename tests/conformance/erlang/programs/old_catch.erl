%% The catch expression and its 'EXIT' tuples.
-module(old_catch).
-export([value/0, thrown/0, exited/0, errored/0, badarith/0, badmatch/0, undefined/0, nested/0,
         in_expression/0, looks_like_exit/0, in_case/0, in_list/0, exit_class/0, through_fun/0]).

value() -> catch id(5).
thrown() -> catch throw(id(x)).
exited() -> catch exit(id(x)).
errored() -> {'EXIT', {R, S}} = (catch error(id(x))), {R, is_list(S)}.
badarith() -> {'EXIT', {badarith, [_ | _]}} = (catch 1 / id(0)), ok.
badmatch() -> {'EXIT', {{badmatch, V}, _}} = (catch {a, b} = id(c)), V.
undefined() -> {'EXIT', {undef, [{M, F, A, _} | _]}} = (catch (id(lists)):nope(1)), {M, F, A}.
nested() -> catch [catch throw(a), catch exit(b), throw(c)].
in_expression() -> {catch throw(id(1)), 2 + (catch id(3))}.
looks_like_exit() -> catch id({'EXIT', fake}).
in_case() -> case catch throw(id(oops)) of oops -> caught; _ -> other end.
in_list() -> [catch 10 div X || X <- [1, 2, 5]].
exit_class() -> case catch exit({a, b}) of {'EXIT', {a, b}} -> yes; _ -> no end.
through_fun() -> F = fun() -> throw(deep) end, catch lists:map(fun(_) -> F() end, [1]).
id(X) -> X.

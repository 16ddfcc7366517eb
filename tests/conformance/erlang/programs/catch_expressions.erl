%% The old catch, and what it makes of each class.
-module(catch_expressions).
-export([values/0, thrown/0, exited/0, erred/0, erred_with/0, user_error/0, nested/0, in_arguments/0, looks_alike/0,
         in_list/0, not_caught_outside/0, assigned/0]).

values() -> [catch V || V <- [1, {a}, []]].
thrown() -> catch throw({my, value}).
exited() -> catch exit(reason).
erred() -> {'EXIT', {badarith, [_ | _]}} = (catch 1 / id(0)), ok.
erred_with() -> {'EXIT', {{badmatch, 2}, S}} = (catch (1 = id(2))), is_list(S).
user_error() -> {'EXIT', {mine, _}} = (catch error(mine)), ok.
nested() -> catch {catch throw(a), throw(b)}.
in_arguments() -> {catch hd(id([1])), element(1, catch hd(id([])))}.
looks_alike() -> catch {'EXIT', made_up}.
in_list() -> [element(1, E) || E <- [catch error(a), {ok}, catch exit(b)]].
not_caught_outside() -> _ = (catch throw(inside)), throw(outside).
assigned() -> X = (catch list_to_integer(id("x"))), {'EXIT', {badarg, _}} = X, ok.
id(X) -> X.

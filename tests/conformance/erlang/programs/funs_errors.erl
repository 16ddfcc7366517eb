%% Calling what is no fun, or with the wrong number of arguments.
-module(funs_errors).
-export([badfun/0, badfun_number/0, badfun_tuple/0, badfun_apply/0, arity_one/0, arity_zero/0,
         apply_arity/0, apply_badarg/0, apply_improper/0, undefined/0, undefined_module/0,
         bad_module/0, bad_function/0, arguments_first/0]).

badfun() -> F = id(not_a_fun), F(1).
badfun_number() -> F = id(7), F().
badfun_tuple() -> F = id({lists, map}), F(1, 2).
badfun_apply() -> apply(id(x), [1]).
arity_one() -> F = id(fun(X) -> X end), try F(1, 2) catch error:{badarity, {G, Args}} -> {is_function(G, 1), Args} end.
arity_zero() -> F = id(fun() -> x end), try F(a) catch error:{badarity, {_, Args}} -> Args end.
apply_arity() -> try apply(id(fun(X, Y) -> X + Y end), [1]) catch error:{badarity, {_, A}} -> A end.
apply_badarg() -> apply(id(fun(X) -> X end), id(not_a_list)).
apply_improper() -> apply(id(fun(X) -> X end), id([1 | 2])).
undefined() -> M = id(lists), M:not_there(1, 2).
undefined_module() -> M = id(no_module_here), M:f().
bad_module() -> M = id(1), M:f().
bad_function() -> F = id("f"), lists:F(1).
arguments_first() -> try (id(no_fun))(throw(argument)) catch throw:argument -> argument_was_evaluated; error:{badfun, _} -> fun_was_checked end.
id(X) -> X.

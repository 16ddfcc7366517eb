%% error/1,2,3, exit/1, throw/1 and their terms.
-module(error_functions).
-export([any_term/0, with_arguments/0, with_options/0, none_arguments/0, nested_throw/0,
         nif_error/0, tuple_reason/0, exit_term/0]).

any_term() -> [try error(T) catch error:R -> R end || T <- [a, 1, "s", {t, u}, [], #{}, <<1>>, 1.5]].
with_arguments() -> try error(badarg, [id(1)]) catch error:R -> R end.
with_options() -> try error(id(why), [id(1)], [{error_info, #{cause => x}}]) catch error:R:Stack -> [{_, _, A, _} | _] = Stack, {R, A} end.
none_arguments() -> try error(id(why), none) catch error:R:Stack -> [{_, _, A, _} | _] = Stack, {R, A} end.
nested_throw() -> try throw({id(1), throw(id(2))}) catch throw:T -> T end.
nif_error() -> try erlang:nif_error(id(not_loaded)) catch error:R -> R end.
tuple_reason() -> error({bad, id(thing)}).
exit_term() -> exit({shutdown, id(normal)}).
id(X) -> X.

%% The shape of stack traces: where the top entry points.
-module(stacktraces).
-export([top/0, of_bif/0, of_operator/0, of_function_clause/0, of_undef/0, of_case/0,
         explicit_arguments/0, located/0, all_lists/0, line/0, in_library/0]).

top() -> try error(id(x)) catch error:x:Stack -> [{M, F, A, _} | _] = Stack, {M, F, A} end.
of_bif() -> try atom_to_list(id(1)) catch error:badarg:Stack -> [{M, F, A, _} | _] = Stack, {M, F, A} end.
of_operator() -> try id(1) + id(a) catch error:badarith:Stack -> [{M, F, A, _} | _] = Stack, {M, F, A} end.
of_function_clause() -> try only(id(b)) catch error:function_clause:Stack -> [{M, F, A, _} | _] = Stack, {M, F, A} end.
only(a) -> ok.
of_undef() -> try (id(lists)):zzz(id(1), 2) catch error:undef:Stack -> [{M, F, A, _} | _] = Stack, {M, F, A} end.
of_case() -> try cased(id(1)) catch error:{case_clause, 1}:Stack -> [{M, F, A, _} | _] = Stack, {M, F, A} end.
cased(X) -> case X of a -> b end.
explicit_arguments() -> try error(id(x), [1, 2]) catch error:x:Stack -> [{_, F, A, _} | _] = Stack, {F, A} end.
located() -> try error(id(x)) catch _:_:Stack -> [{_, _, _, Location} | _] = Stack, {is_list(proplists:get_value(file, Location)), is_integer(proplists:get_value(line, Location))} end.
all_lists() -> try throw(id(x)) catch throw:x:S -> {is_list(S), [tuple_size(E) || E <- lists:sublist(S, 1)]} end.
line() -> try error(id(x)) catch _:_:Stack -> [{_, _, _, L} | _] = Stack, proplists:get_value(line, L) end.
in_library() -> try lists:nth(id(0), [a]) catch error:R:Stack -> [{M, F, _, _} | _] = Stack, {R, M, F} end.
id(X) -> X.

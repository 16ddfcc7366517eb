%% What the top of a stack trace says in many situations.
-module(stack_of_frames).
-export([bif/0, operator/0, library/0, own/0, undefined/0, undefined_here/0, of_fun/0, matched/0, user_error/0,
         lines/0, throws/0]).

top(F) -> try F() catch _:_:S -> {M, N, A, _} = hd(S), {M, N, if is_list(A) -> {arguments, length(A)}; true -> A end} end.
bif() -> top(fun() -> hd(id([])) end).
operator() -> top(fun() -> lists:nth(1, [a]) * 2 end).
library() -> top(fun() -> lists:nth(id(0), [a]) end).
own() -> top(fun() -> fails(id(x)) end).
fails(X) when X =:= y -> ok.
undefined() -> top(fun() -> nowhere:at_all(1, 2) end).
undefined_here() -> top(fun() -> apply(?MODULE, id(missing), [1]) end).
of_fun() -> F = fun(1) -> ok end, top(fun() -> F(id(2)) end) =/= none.
matched() -> element(2, top(fun() -> 1 = id(2) end)) =/= none.
user_error() -> top(fun() -> wrong(7) end).
wrong(X) -> error({wrong, X}, [X]).
lines() -> try throws() catch throw:_:S -> {_, _, _, L} = hd(S), proplists:get_value(line, L) end.
throws() -> throw(here).
id(X) -> X.

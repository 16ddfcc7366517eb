%% Pairs, booleans and lists as functions only.
-module(church_encoding).
-export([swapped/0, yes/0, no/0, chosen/0, nil/0, sum/0, back/0]).

pair(A, B) -> fun(S) -> S(A, B) end.
first(P) -> P(fun(A, _) -> A end).
second(P) -> P(fun(_, B) -> B end).
swapped() -> P = pair(1, two), {first(P), second(P), first(pair(P, 3)) =:= P}.
yes() -> fun(A, _) -> A() end.
no() -> fun(_, B) -> B() end.
choose(C) -> C(fun() -> then end, fun() -> otherwise end).
chosen() -> {choose(yes()), choose(no())}.
nil() -> fun(_, Z) -> Z end.
cons(H, T) -> fun(F, Z) -> F(H, T(F, Z)) end.
list([]) -> nil();
list([H | T]) -> cons(H, list(T)).
sum() -> (list([1, 2, 3, 4]))(fun erlang:'+'/2, 0).
back() -> (list("abc"))(fun(H, T) -> [H | T] end, []).

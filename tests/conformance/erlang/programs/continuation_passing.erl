%% Loops and escapes in continuation-passing style.
-module(continuation_passing).
-export([value/0, sum/0, all/0, first/0]).

factorial(0, K) -> K(1);
factorial(N, K) -> factorial(N - 1, fun(R) -> K(N * R) end).
value() -> factorial(30, fun(X) -> X end).
sum_tree({L, X, R}, K) -> sum_tree(L, fun(A) -> sum_tree(R, fun(B) -> K(A + X + B) end) end);
sum_tree(leaf, K) -> K(0).
sum() -> sum_tree({{leaf, 1, leaf}, 2, {{leaf, 3, leaf}, 4, leaf}}, fun(S) -> {total, S} end).
find(P, [H | T], Found, Lost) -> case P(H) of true -> Found(H, fun() -> find(P, T, Found, Lost) end); false -> find(P, T, Found, Lost) end;
find(_, [], _, Lost) -> Lost().
all() -> find(fun(X) -> X rem 3 =:= 0 end, lists:seq(1, 20), fun(X, More) -> [X | More()] end, fun() -> [] end).
first() -> find(fun(X) -> X > 4 end, [1, 9, 5], fun(X, _) -> X end, fun() -> none end).

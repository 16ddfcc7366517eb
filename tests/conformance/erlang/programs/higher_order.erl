%% Functions over functions, from lists and by hand.
-module(higher_order).
-export([mapped/0, twices/0, numeral/0, flipped/0, fixed/0, pipeline/0, zipped/0]).

map(_, []) -> [];
map(F, [H | T]) -> [F(H) | map(F, T)].
mapped() -> map(fun(X) -> X * X end, [1, 2, 3]).
twice(F) -> fun(X) -> F(F(X)) end.
twices() -> (twice(twice(fun(X) -> X + 3 end)))(7).
church(0) -> fun(_) -> fun(X) -> X end end;
church(N) -> fun(F) -> fun(X) -> F(((church(N - 1))(F))(X)) end end.
numeral() -> ((church(5))(fun(X) -> X + 2 end))(0).
flip(F) -> fun(A, B) -> F(B, A) end.
flipped() -> lists:foldl(flip(fun(A, X) -> A * 10 + X end), 0, [1, 2, 3]).
fix(F) -> fun(X) -> (F(fix(F)))(X) end.
fixed() -> (fix(fun(Self) -> fun(0) -> 1; (N) -> N * Self(N - 1) end end))(10).
pipeline() -> lists:foldl(fun(F, X) -> F(X) end, "  trim me ", [fun string:trim/1, fun string:uppercase/1, fun lists:reverse/1]).
zipped() -> lists:zipwith3(fun(F, A, B) -> F(A, B) end, [fun erlang:'+'/2, fun erlang:max/2], [1, 2], [3, 4]).

%% Work that goes on after failures, and says what failed.
-module(partial_results).
-export([divided/0, parsed/0, thrown/0, fallbacks/0, none_good/0, retried/0, other_error/0, collected/0]).

each(F, L) -> lists:foldr(fun(X, {Good, Bad}) -> try F(X) of V -> {[V | Good], Bad} catch C:R -> {Good, [{X, C, R} | Bad]} end end, {[], []}, L).
divided() -> each(fun(X) -> 10 div X end, [1, 0, 2, a, 5]).
parsed() -> each(fun list_to_integer/1, ["1", "x", "22", "", "-3"]).
thrown() -> each(fun(X) when X > 2 -> throw({big, X}); (X) -> X end, [1, 2, 3, 4]).
first_good(Fs) -> first_good(Fs, []).
first_good([], Errors) -> error({all_failed, lists:reverse(Errors)});
first_good([F | Fs], Errors) -> try F() catch C:R -> first_good(Fs, [{C, R} | Errors]) end.
fallbacks() -> first_good([fun() -> hd(id([])) end, fun() -> throw(no) end, fun() -> yes end, fun() -> never end]).
none_good() -> first_good([fun() -> exit(one) end, fun() -> {a} = id({b}) end]).
retry(0, _) -> {error, exhausted};
retry(N, F) -> try {ok, F(N)} catch error:again -> retry(N - 1, F) end.
retried() -> [retry(N, fun(2) -> done; (_) -> error(again) end) || N <- [5, 2, 1, 0]].
other_error() -> retry(3, fun(_) -> error(fatal) end).
collected() -> [catch F() || F <- [fun() -> ok end, fun() -> throw(t) end, fun() -> {'EXIT', fake} end]].
id(X) -> X.

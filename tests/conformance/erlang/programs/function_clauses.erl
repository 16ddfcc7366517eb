%% Clauses are tried from the top; none fitting is function_clause.
-module(function_clauses).
-export([all/0, abc/0, negative/0, unequal/0, float_zero/0, minus_zero/0, other_binary/0, both/0,
         neither/0]).

f(0) -> zero;
f(N) when N > 0 -> positive;
f([]) -> nil;
f([X]) -> {single, X};
f([X, X | _]) -> {twice, X};
f({a, _}) -> tagged;
f("abc") -> string;
f(<<"bin">>) -> binary.
all() -> [f(X) || X <- [0, 1, x, [], [1], [1, 1], [2, 2, 3], {a, 1}, {}, "aac", <<"bin">>]].
abc() -> f("abc").
negative() -> f(-1).
unequal() -> f([1, 2]).
float_zero() -> f(0.0).
minus_zero() -> f(-0.0).
other_binary() -> f(<<"bim">>).
two(a, b) -> 1;
two(b, a) -> 2.
both() -> {two(a, b), two(b, a)}.
neither() -> two(a, a).

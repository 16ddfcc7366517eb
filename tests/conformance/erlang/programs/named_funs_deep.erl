%% Named funs that call themselves, and capture what is around them.
-module(named_funs_deep).
-export([factorial/0, two_levels/0, mutual/0, as_argument/0, own_arity/0, captures/0, wrong_arity/0, no_clause/0]).

factorial() -> F = fun Fact(0) -> 1; Fact(N) -> N * Fact(N - 1) end, [F(N) || N <- [0, 1, 5, 25]].
two_levels() -> F = fun G(0) -> []; G(N) -> H = fun K(X) when X > 3 -> big; K(X) -> K(X + 1) end, [H(N) | G(N - 1)] end, F(3).
mutual() ->
    Even = fun E(0, _) -> true; E(N, O) -> O(N - 1, E) end,
    Odd = fun O(0, _) -> false; O(N, E) -> E(N - 1, O) end,
    [Even(N, Odd) || N <- [0, 1, 7, 10]].
as_argument() -> lists:map(fun Depth(L) when is_list(L) -> 1 + lists:max([0 | lists:map(Depth, L)]); Depth(_) -> 0 end, [[], a, [[], [[]]]]).
own_arity() -> F = fun Self(X) -> {is_function(Self, 1), X} end, F(1).
captures() -> N = 10, F = fun Loop(0) -> N; Loop(K) -> Loop(K - 1) + 1 end, F(5).
wrong_arity() -> F = fun Self(X) -> Self(X, X) end, outcome(fun() -> F(1) end) =/= 1.
no_clause() -> F = fun Down(N) when N > 0 -> Down(N - 1) end, F(2).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.

%% Loops run in constant space.
-module(tail_recursion).
-export([million/0, mutual/0, through_fun/0, applied/0, machine/0]).

loop(0, A) -> A;
loop(N, A) -> loop(N - 1, A + N band 3).
million() -> loop(300000, 0).
even(0) -> true;
even(N) -> odd(N - 1).
odd(0) -> false;
odd(N) -> even(N - 1).
mutual() -> {even(100000), odd(100001), even(7)}.
through_fun() -> F = fun G(0, A) -> A; G(N, A) -> G(N - 1, A + 1) end, F(100000, 0).
through_apply(0, _, A) -> A;
through_apply(N, F, A) -> apply(F, [N - 1, F, A + 1]).
applied() -> through_apply(50000, fun through_apply/3, 0).
machine() -> run([{push, 0}, {add, 5}, {jump_if_less, 50, 1}, halt], 0, []).
run(Code, Counter, Stack) ->
    case {lists:nth(Counter + 1, Code), Stack} of
        {{push, X}, S} -> run(Code, Counter + 1, [X | S]);
        {{add, X}, [Y | S]} -> run(Code, Counter + 1, [X + Y | S]);
        {{jump_if_less, L, T}, [Y | _] = S} when Y < L -> run(Code, T, S);
        {{jump_if_less, _, _}, S} -> run(Code, Counter + 1, S);
        {halt, [R]} -> R
    end.

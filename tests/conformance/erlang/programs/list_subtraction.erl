%% `--` takes away the first of each kind, by exact equality; short and long lists, and what is no list.
-module(list_subtraction).
-export([short/0, long/0, kinds/0, long_kinds/0, improper/0]).

short() -> {[1, 2, 3, 2, 1] -- [2, 1], [a, b] -- [c], [] -- [a], [a, a, a] -- [a, a]}.

long() -> numbers(200) -- [3 * N || N <- numbers(60)].

kinds() -> [1, 1.0, {1}, {1.0}, "a", 0.0, [1 | 2]] -- [1.0, {1}, [1 | 2], 0.0].

long_kinds() ->
    Items = [kind(N) || N <- numbers(120)],
    [length(Items -- Items), Items -- [kind(3 * N) || N <- numbers(50)]].

improper() -> [caught(A, B) || {A, B} <- [{a, []}, {[], a}, {[a | b], [a]}, {[a], [a | b]}, {[], []}]].

caught(A, B) -> try A -- B catch Class:Reason -> {Class, Reason} end.

kind(N) when N rem 4 =:= 0 -> N div 8;
kind(N) when N rem 4 =:= 1 -> float(N div 8);
kind(N) when N rem 4 =:= 2 -> {N div 8};
kind(N) -> [N div 8, a].

numbers(N) -> lists:seq(1, N).

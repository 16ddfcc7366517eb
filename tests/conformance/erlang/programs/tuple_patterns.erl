%% Tuples of every arity and tag in one function.
-module(tuple_patterns).
-export([arities/0, tagged/0, unknown/0]).

f({}) -> 0;
f({_}) -> 1;
f({_, _}) -> 2;
f({_, _, _}) -> 3;
f(T) when is_tuple(T) -> tuple_size(T);
f(_) -> none.
arities() -> [f(T) || T <- [{}, {1}, {1, 2}, {1, 2, 3}, {1, 2, 3, 4}, erlang:make_tuple(300, x), [], x]].
g({ok, {A, B}}) -> {A, B};
g({ok, [A, B]}) -> {list, A, B};
g({ok, V}) -> {value, V};
g({error, {Code, _}}) when Code < 10 -> minor;
g({error, {Code, Text}}) -> {Code, Text};
g({error, Reason}) -> Reason;
g({Other, _}) -> {unknown, Other}.
tagged() -> [g(T) || T <- [{ok, {1, 2}}, {ok, [1, 2]}, {ok, [1]}, {ok, x}, {error, {5, x}}, {error, {50, x}}, {error, bad}, {what, 1}]].
unknown() -> g({ok}).

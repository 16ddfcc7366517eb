%% error/2 and error/3, and what they leave behind.
-module(error_with_arguments).
-export([two/0, none/0, one/0, with_information/0, empty_arguments/0, reasons/0, badarg_alike/0, bad_options/0,
         uncaught/0]).

first(F) -> try F() catch C:R:S -> {C, R, element(3, hd(S))} end.
two() -> first(fun() -> two(a, b) end).
two(A, B) -> error(bad, [A, B]).
none() -> is_integer(element(3, first(fun() -> error(bad, none) end))).
one() -> is_integer(element(3, first(fun() -> error(bad) end))).
with_information() -> try error(bad, [x], [{error_info, #{cause => y}}]) catch error:bad:S -> {_, _, _, L} = hd(S), lists:keyfind(error_info, 1, L) end.
empty_arguments() -> first(fun() -> error(bad, []) end).
reasons() -> [element(2, first(fun() -> error(R, []) end)) || R <- [a, {b, c}, "text", #{k => v}, [1 | 2]]].
badarg_alike() -> first(fun() -> error(badarg, [id(1)]) end).
bad_options() -> outcome(fun() -> error(a, [], id(b)) end).
uncaught() -> two(1, 2).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

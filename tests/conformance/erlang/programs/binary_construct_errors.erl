%% Every way a construction is refused.
-module(binary_construct_errors).
-export([atom/0, float_as_integer/0, list/0, negative_size/0, atom_size/0, float_size/0,
         huge_negative_size/0, guards/0, first_error_wins/0, arguments_evaluated/0]).

atom() -> <<(id(a))>>.
float_as_integer() -> <<(id(1.5)):8>>.
list() -> <<(id("abc")):8>>.
negative_size() -> <<1:(id(-1))>>.
atom_size() -> <<1:(id(a))>>.
float_size() -> <<1:(id(8.0))>>.
huge_negative_size() -> <<1:(id(-(1 bsl 70)))>>.
in_guard(X) when <<X>> =:= <<1>> -> one;
in_guard(X) when <<X/float>> =:= <<1.0/float>> -> one_float;
in_guard(_) -> other.
guards() -> [in_guard(X) || X <- [1, 257, 1.0, a, 2]].
first_error_wins() -> <<(id(a)), (id(<<1:1>>))/binary>>.
arguments_evaluated() -> put(seen, no), R = (catch <<(id(a)), (begin put(seen, yes), 1 end)>>), {element(1, element(2, R)), get(seen)}.
id(X) -> X.

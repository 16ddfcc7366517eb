%% Functions that random calls pass as arguments, as external funs, so that erl and our machine can both call them.
%% They are total, but for those named raise. The first part of a name says what comes back.

-module(assay_conformance_funs).

-export([any_none/0, any_one/0]).
-export([any_identity/1, any_wrap/1, any_constant/1, any_raise/1, boolean_number/1, boolean_even/1, boolean_true/1,
         boolean_raise/1, integer_successor/1, integer_hash/1, list_single/1, list_double/1, list_empty/1, pair_same/1,
         filter_double/1, filter_some/1]).
-export([any_first/2, any_second/2, any_pair/2, any_prepend/2, any_raise/2, boolean_at_most/2, boolean_less/2,
         boolean_same/2, boolean_true/2, integer_sum/2, list_both/2, pair_both/2, pair_count/2, filter_value/2]).
-export([any_third/3, any_triple/3, any_raise/3, boolean_ordered/3, integer_total/3, list_all/3, pair_outer/3]).

any_none() -> none.
any_one() -> 1.

any_identity(X) -> X.
any_wrap(X) -> {X}.
any_constant(_) -> constant.
any_raise(X) -> throw({raised, X}).
boolean_number(X) -> is_number(X).
boolean_even(X) -> is_integer(X) andalso X rem 2 =:= 0.
boolean_true(_) -> true.
boolean_raise(X) -> error({raised, X}).
integer_successor(X) -> if is_integer(X) -> X + 1; true -> 0 end.
integer_hash(X) -> if is_list(X) -> 7; is_atom(X) -> 3; true -> 1 end.
list_single(X) -> [X].
list_double(X) -> [X, X].
list_empty(_) -> [].
pair_same(X) -> {X, X}.
filter_double(X) when is_integer(X) -> {true, X * 2};
filter_double(_) -> false.
filter_some(X) -> if is_atom(X) -> true; is_number(X) -> {true, [X]}; true -> false end.

any_first(X, _) -> X.
any_second(_, Y) -> Y.
any_pair(X, Y) -> {X, Y}.
any_prepend(X, Y) -> if is_list(Y) -> [X | Y]; true -> [X] end.
any_raise(X, Y) -> exit({raised, X, Y}).
boolean_at_most(X, Y) -> X =< Y.
boolean_less(X, Y) -> X < Y.
boolean_same(X, Y) -> X =:= Y.
boolean_true(_, _) -> true.
integer_sum(X, Y) -> if is_integer(X), is_integer(Y) -> X + Y; true -> 2 end.
list_both(X, Y) -> [X, Y].
pair_both(X, Y) -> {X, Y}.
pair_count(X, Y) -> if is_integer(Y) -> {[X], Y + 1}; true -> {X, 0} end.
filter_value(_, Y) -> if is_integer(Y) -> {true, {Y}}; is_atom(Y) -> true; true -> false end.

any_third(_, _, Z) -> Z.
any_triple(X, Y, Z) -> {X, Y, Z}.
any_raise(X, Y, Z) -> error({raised, X, Y, Z}).
boolean_ordered(X, Y, Z) -> X =< Y andalso Y =< Z.
integer_total(X, Y, Z) -> integer_sum(integer_sum(X, Y), Z).
list_all(X, Y, Z) -> [X, Y, Z].
pair_outer(X, _, Z) -> {X, Z}.

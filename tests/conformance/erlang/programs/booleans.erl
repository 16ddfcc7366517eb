%% Strict and short-circuit operators, and what they refuse.
-module(booleans).
-export([tables/0, lazy/0, any_right/0, bad_andalso/0, bad_orelse/0, bad_and/0, bad_or/0, bad_not/0,
         bad_xor/0, strict_both/0, chain/0]).

tables() -> [{A and B, A or B, A xor B, not A} || A <- [true, false], B <- [true, false]].
lazy() -> {id(false) andalso error(never), id(true) orelse error(never)}.
any_right() -> {id(true) andalso id(17), id(false) orelse id("tail")}.
bad_andalso() -> id(maybe_so) andalso true.
bad_orelse() -> id(1) orelse true.
bad_and() -> id(true) and id(1).
bad_or() -> id(no) or id(true).
bad_not() -> not id(0).
bad_xor() -> id(true) xor id(undefined).
strict_both() -> try id(false) and error(evaluated) catch error:evaluated -> yes end.
chain() -> [X || X <- lists:seq(-3, 3), X > 0 orelse X < -1, X =/= 2 andalso true].
id(X) -> X.

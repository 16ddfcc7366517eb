%% A result that depends on the input is held against the spec for every input of its path.
%% finding: bad result at next/1: next(-1)
-module(symbolic_result).
-export([next/1]).

-spec next(integer()) -> pos_integer().
next(Number) -> Number + 1.

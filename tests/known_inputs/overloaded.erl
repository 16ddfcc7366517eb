%% Only the second clause of the spec allows the call that fails.
%% finding: error empty at size/2: size(list, [])
-module(overloaded).
-export([size/2]).

-spec size(tuple, tuple()) -> non_neg_integer();
          (list, list()) -> non_neg_integer().
size(tuple, Tuple) -> tuple_size(Tuple);
size(list, [_ | _] = List) -> length(List);
size(list, []) -> error(empty).

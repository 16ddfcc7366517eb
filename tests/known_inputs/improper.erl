%% A list that does not end in an empty one, below the first element.
%% finding: error {tail,_} at last/1: last([0,0|0])
-module(improper).
-export([last/1]).

-spec last(maybe_improper_list(integer(), integer())) -> ok.
last([_, _ | Tail]) when is_integer(Tail) -> error({tail, Tail});
last([_ | Rest]) when is_list(Rest) -> last(Rest);
last(_) -> ok.

%% A key that several clauses ask for is looked up once.
-module(map_patterns).
-export([kind/1, update/2]).

kind(#{kind := circle, radius := R}) -> R;
kind(#{kind := K}) -> K;
kind(#{}) -> none.

update(M, K) ->
    case M of
        #{K := V} -> M#{K := V + 1};
        #{} -> M#{K => 0}
    end.

%% Tasks in an order that respects what they need.
-module(topological_order).
-export([good/0, cycle/0, uncaught_cycle/0, missing/0, empty/0, layered/0, stuck/0]).

order(Graph) -> order(lists:sort(maps:keys(Graph)), Graph, [], []).
order([], _, _, Done) -> lists:reverse(Done);
order([N | Rest], G, Path, Done) -> order(Rest, G, Path, visit(N, G, Path, Done)).
visit(N, G, Path, Done) ->
    case {lists:member(N, Done), lists:member(N, Path)} of
        {true, _} -> Done;
        {_, true} -> throw({cycle, lists:reverse([N | Path])});
        _ -> [N | lists:foldl(fun(M, D) -> visit(M, G, [N | Path], D) end, Done, maps:get(N, G))]
    end.
good() -> order(#{shirt => [], tie => [shirt], jacket => [tie, belt], belt => [trousers], trousers => []}).
cycle() -> catch order(#{a => [b], b => [c], c => [a]}).
uncaught_cycle() -> order(#{x => [x]}).
missing() -> order(#{a => [nowhere]}).
empty() -> order(#{}).
layers(G) when map_size(G) =:= 0 -> [];
layers(G) -> Free = lists:sort([N || {N, []} <- maps:to_list(G)]), true = Free =/= [], [Free | layers(maps:map(fun(_, D) -> D -- Free end, maps:without(Free, G)))].
layered() -> layers(#{a => [], b => [a], c => [a], d => [b, c]}).
stuck() -> layers(#{a => [b], b => [a]}).

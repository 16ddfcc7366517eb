%% Shortest paths in a small graph.
-module(dijkstra).
-export([graph/0, from_a/0, from_d/0, unknown_node/0]).

graph() -> #{a => [{b, 7}, {c, 9}, {f, 14}], b => [{c, 10}, {d, 15}], c => [{d, 11}, {f, 2}], d => [{e, 6}], e => [], f => [{e, 9}]}.
shortest(From, Graph) -> walk(gb_sets:singleton({0, From, []}), #{}, Graph).
walk(Queue, Done, Graph) ->
    case gb_sets:is_empty(Queue) of
        true -> Done;
        false ->
            {{D, N, Path}, Rest} = gb_sets:take_smallest(Queue),
            case Done of
                #{N := _} -> walk(Rest, Done, Graph);
                #{} -> Next = [{D + W, M, [N | Path]} || {M, W} <- maps:get(N, Graph)],
                       walk(lists:foldl(fun gb_sets:add/2, Rest, Next), Done#{N => {D, lists:reverse(Path)}}, Graph)
            end
    end.
from_a() -> shortest(a, graph()).
from_d() -> shortest(d, graph()).
unknown_node() -> shortest(z, graph()).

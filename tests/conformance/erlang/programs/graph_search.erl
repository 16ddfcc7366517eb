%% Depth and breadth first, topological order, cycles.
-module(graph_search).
-export([graph/0, deep/0, broad/0, sorted/0, cycle/0, lost/0]).

graph() -> [{a, [b, c]}, {b, [d]}, {c, [d, e]}, {d, [f]}, {e, [f]}, {f, []}].
neighbours(N, G) -> {N, L} = lists:keyfind(N, 1, G), L.
depth_first(N, G) -> lists:reverse(depth_first([N], G, [])).
depth_first([], _, Seen) -> Seen;
depth_first([N | T], G, Seen) -> case lists:member(N, Seen) of true -> depth_first(T, G, Seen); false -> depth_first(neighbours(N, G) ++ T, G, [N | Seen]) end.
breadth_first(Q, G, Seen) -> case Q of [] -> lists:reverse(Seen); [N | T] -> case lists:member(N, Seen) of true -> breadth_first(T, G, Seen); false -> breadth_first(T ++ neighbours(N, G), G, [N | Seen]) end end.
order(G) -> order(G, []).
order([], Done) -> lists:reverse(Done);
order(G, Done) ->
    Targets = lists:append([L || {_, L} <- G]),
    case [N || {N, _} <- G, not lists:member(N, Targets)] of
        [] -> throw({cycle, lists:sort([N || {N, _} <- G])});
        [N | _] -> order(lists:keydelete(N, 1, G), [N | Done])
    end.
deep() -> depth_first(a, graph()).
broad() -> breadth_first([a], graph(), []).
sorted() -> order(graph()).
cycle() -> order([{a, [b]}, {b, [c]}, {c, [a]}, {d, [a]}]).
lost() -> depth_first(z, graph()).

%% Values of opaque types are made by the functions of their module: alone, in lists and tuples, of the tested module too.
%% finding: error found at queue/1: queue(queue:from_list([1,2]))
%% finding: error two at queues/2: queues([queue:from_list([a]),queue:from_list([a])], 1)
%% finding: error five at tree/1: tree({0,gb_trees:enter(key, 5, gb_trees:from_orddict([]))})
%% finding: error three at own/1: own(opaque_types:more(opaque_types:more(opaque_types:more(opaque_types:none()))))
-module(opaque_types).
-export([queue/1, queues/2, tree/1, own/1]).
-export([none/0, more/1]).
-export_type([count/0]).

-opaque count() :: {count, integer()}.

-spec none() -> count().
none() -> {count, 0}.

-spec more(count()) -> count().
more({count, N}) when N >= 0 -> {count, N + 1}.

-spec queue(queue:queue(integer())) -> integer().
queue(Queue) ->
    case queue:to_list(Queue) of
        [1, 2] -> error(found);
        List -> length(List)
    end.

-spec queues([queue:queue(atom())], integer()) -> ok.
queues(Queues, N) ->
    case [Each || Each <- Queues, queue:len(Each) =:= N, N > 0] of
        [_, _] -> error(two);
        _ -> ok
    end.

-spec tree({integer(), gb_trees:tree(atom(), integer())}) -> ok.
tree({_, Tree}) ->
    case gb_trees:lookup(key, Tree) of
        {value, 5} -> error(five);
        _ -> ok
    end.

%% No call makes a negative one.
-spec own(count()) -> ok.
own({count, 3}) -> error(three);
own({count, N}) when N < 0 -> error(negative);
own(_) -> ok.

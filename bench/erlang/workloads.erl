%% The programs both erl and Assay are timed on. Each workload takes one size and returns a small number that depends on
%% all of its work, so that the two sides can be compared and nothing can be optimised away.
-module(workloads).
-export([all/0, fib/1, reverse/1, sort/1, tree/1, small_map/1, large_map/1]).
-export([measure/1]).

%% Name, size, and how many times slower than erl Assay may be. Sizes make erl take at least 20 ms.
all() ->
    [{fib, 32, 25}, {reverse, 6000, 10}, {sort, 150000, 10}, {tree, 40000, 10},
     {small_map, 300000, 10}, {large_map, 100000, 10}].

%% Naive Fibonacci: calls and small integers.
fib(N) when N < 2 -> N;
fib(N) -> fib(N - 1) + fib(N - 2).

%% A list of a thousand elements, turned round Times times by our own loop.
reverse(Times) ->
    turn(Times, numbers(1000, [])).

turn(0, [First | _]) -> First;
turn(Times, List) -> turn(Times - 1, turned(List, [])).

turned([Head | Tail], Turned) -> turned(Tail, [Head | Turned]);
turned([], Turned) -> Turned.

numbers(0, List) -> List;
numbers(N, List) -> numbers(N - 1, [N | List]).

%% stdlib's merge sort, which is Erlang code, on N pseudo-random integers.
sort(N) ->
    Sorted = lists:sort(random_list(N, 1, [])),
    weigh(Sorted, 1, 0).

weigh([Head | Tail], Place, Sum) -> weigh(Tail, Place + 1, (Sum + Head * Place) band 16#ffffff);
weigh([], _, Sum) -> Sum.

random_list(0, _, List) -> List;
random_list(N, Seed, List) -> random_list(N - 1, next(Seed), [Seed | List]).

next(Seed) -> (Seed * 1103515245 + 12345) band 16#7fffffff.

%% N pseudo-random keys put into an AVL tree: {Key, Height, Left, Right} or nil.
tree(N) ->
    Tree = plant(N, 1, nil),
    height(Tree) * 1000000 + count(Tree).

plant(0, _, Tree) -> Tree;
plant(N, Seed, Tree) -> plant(N - 1, next(Seed), insert(Seed, Tree)).

insert(Key, nil) -> {Key, 1, nil, nil};
insert(Key, {Here, _, Left, Right}) when Key < Here -> balance(Here, insert(Key, Left), Right);
insert(Key, {Here, _, Left, Right}) when Key > Here -> balance(Here, Left, insert(Key, Right));
insert(_, Tree) -> Tree.

balance(Key, Left, Right) ->
    case height(Left) - height(Right) of
        2 ->
            {LeftKey, _, Outer, Inner} = Left,
            case height(Outer) >= height(Inner) of
                true ->
                    node(LeftKey, Outer, node(Key, Inner, Right));
                false ->
                    {Top, _, A, B} = Inner,
                    node(Top, node(LeftKey, Outer, A), node(Key, B, Right))
            end;
        -2 ->
            {RightKey, _, Inner, Outer} = Right,
            case height(Outer) >= height(Inner) of
                true ->
                    node(RightKey, node(Key, Left, Inner), Outer);
                false ->
                    {Top, _, A, B} = Inner,
                    node(Top, node(Key, Left, A), node(RightKey, B, Outer))
            end;
        _ ->
            node(Key, Left, Right)
    end.

node(Key, Left, Right) ->
    {Key, max(height(Left), height(Right)) + 1, Left, Right}.

height(nil) -> 0;
height({_, Height, _, _}) -> Height.

count(nil) -> 0;
count({_, _, Left, Right}) -> count(Left) + 1 + count(Right).

%% N updates of counters in a map of 20 keys.
small_map(N) -> bump(N, 1, 20, #{}).

%% N updates of counters in a map of up to 10,000 keys.
large_map(N) -> bump(N, 1, 10000, #{}).

bump(0, Seed, Keys, Map) ->
    #{0 := Count} = Map#{0 => maps:get(Seed rem Keys, Map, 0)},
    Count * 100000 + map_size(Map);
bump(N, Seed, Keys, Map) ->
    Key = (Seed bsr 8) rem Keys,
    case Map of
        #{Key := Count} -> bump(N - 1, next(Seed), Keys, Map#{Key := Count + 1});
        #{} -> bump(N - 1, next(Seed), Keys, Map#{Key => 1})
    end.

%% For erl: one line a workload, "Name Size Limit Microseconds Result"; the time is the best of Repetitions.
measure(Repetitions) ->
    lists:foreach(
      fun({Name, Size, Limit}) ->
              Runs = [timer:tc(?MODULE, Name, [Size]) || _ <- lists:seq(1, Repetitions)],
              {Best, Result} = lists:min(Runs),
              io:format("~s ~b ~b ~b ~b~n", [Name, Size, Limit, Best, Result])
      end,
      all()).

%% Makes a program smaller as long as a test holds: delta debugging over its syntax tree (the abstract format). A list
%% (functions, clauses, statements, guards, fields …) loses pieces, halves first; an expression becomes a part of itself or
%% a simple literal. Most of what comes out is no program at all: to say so is up to the test.
%%
%% What always holds: the test held for what is given back, and no single step from there that was tried passes it.

-module(assay_smaller).

-export([shrink/2]).

-type test() :: fun((term()) -> boolean()).

-spec shrink(term(), test()) -> term().
shrink(Tree, Test) ->
    case shrink(Tree, fun(Whole) -> Whole end, Test) of
        Tree -> Tree;
        Smaller -> shrink(Smaller, Test)
    end.

%% Tree is a part; Whole puts what it becomes back into its place.
shrink(Tree, Whole, Test) ->
    case first([Candidate || Candidate <- candidates(Tree), Candidate =/= Tree], Whole, Test) of
        {found, Smaller} -> shrink(Smaller, Whole, Test);
        none -> shrink_parts(Tree, Whole, Test)
    end.

first([], _, _) -> none;
first([Candidate | Rest], Whole, Test) ->
    case Test(Whole(Candidate)) of
        true -> {found, Candidate};
        false -> first(Rest, Whole, Test)
    end.

%% What a generator over bits takes each time is left alone: if it took nothing, it would go on for ever.
shrink_parts({b_generate, Anno, Pattern, From}, Whole, Test) ->
    {b_generate, Anno, Pattern, shrink(From, fun(Smaller) -> Whole({b_generate, Anno, Pattern, Smaller}) end, Test)};
shrink_parts(Tree, Whole, Test) when is_tuple(Tree), tuple_size(Tree) > 2 ->
    Shrink = fun(Index, Current) ->
                     Part = element(Index, Current),
                     setelement(Index, Current, shrink(Part, fun(Smaller) -> Whole(setelement(Index, Current, Smaller)) end, Test))
             end,
    lists:foldl(Shrink, Tree, lists:seq(3, tuple_size(Tree)));
shrink_parts(Tree, Whole, Test) when is_list(Tree) ->
    shrink_elements([], Tree, Whole, Test);
shrink_parts(Tree, _, _) ->
    Tree.

shrink_elements(Before, [], _, _) -> lists:reverse(Before);
shrink_elements(Before, [Element | Behind], Whole, Test) ->
    Put = fun(Smaller) -> Whole(lists:reverse(Before, [Smaller | Behind])) end,
    shrink_elements([shrink(Element, Put, Test) | Before], Behind, Whole, Test).

candidates(List) when is_list(List) -> without_pieces(List, length(List));
candidates({clause, _, _, _, _}) -> [];
candidates({function, _, _, _, _}) -> [];
candidates(Node) when is_tuple(Node), tuple_size(Node) > 2, is_atom(element(1, Node)) ->
    [{atom, 1, a}, {integer, 1, 0}, {nil, 1}] ++ parts(Node);
candidates(_) -> [].

%% The list without each piece of a size, for smaller and smaller sizes.
without_pieces(_, 0) -> [];
without_pieces(List, Size) ->
    [lists:sublist(List, Start) ++ lists:nthtail(min(Start + Size, length(List)), List)
     || Start <- lists:seq(0, length(List) - 1, Size)]
        ++ without_pieces(List, Size div 2).

%% The nearest expressions inside a node: what clauses, fields and lists hold, not these themselves.
parts(Node) ->
    [_, _ | Inside] = tuple_to_list(Node),
    lists:append([expressions(Part) || Part <- Inside]).

expressions(List) when is_list(List) -> lists:append([expressions(Part) || Part <- List]);
expressions({clause, _, Patterns, Guards, Body}) -> expressions([Body, Guards, Patterns]);
expressions(Node) when is_tuple(Node), tuple_size(Node) > 2, is_atom(element(1, Node)) -> [Node | deeper(Node)];
expressions({nil, _} = Nil) -> [Nil];
expressions(_) -> [].

%% Nodes that can't stand alone.
deeper(Node) ->
    case lists:member(element(1, Node), [generate, b_generate, map_field_assoc, map_field_exact, bin_element]) of
        true -> parts(Node);
        false -> []
    end.

%% Two functions that call each other over a recursive type.
%% finding: error {too_deep,_} at odd/2: depth({node,{node,leaf,4,leaf},0,leaf})
-module(tree).
-export([depth/1]).
-type tree() :: leaf | {node, tree(), integer(), tree()}.

-spec depth(tree()) -> even | odd.
depth(Tree) -> even(Tree, 0).

even(leaf, _) -> even;
even({node, Left, _, _}, Above) -> odd(Left, Above + 1).

odd(leaf, _) -> odd;
odd({node, _, Value, _}, Above) when Value > 3 -> error({too_deep, Above});
odd({node, Left, _, _}, Above) -> even(Left, Above + 1).

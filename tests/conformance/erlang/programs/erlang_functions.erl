%% BIFs called with their module name and as values.
-module(erlang_functions).
-export([called/0, mapped/0, folded/0, errors/0, variable/0]).

called() -> {erlang:length([1]), erlang:element(1, {a}), erlang:'+'(1, 2), erlang:'=:='(1, 1.0), erlang:'not'(true), erlang:hd([x]), erlang:max(1, 2), erlang:'++'("a", "b"), erlang:'band'(6, 3)}.
mapped() -> [lists:map(F, L) || {F, L} <- [{fun erlang:length/1, [[1], []]}, {fun length/1, ["ab"]}, {fun erlang:'-'/1, [1, 2]}, {fun erlang:is_atom/1, [a, 1]}, {fun erlang:tuple_to_list/1, [{1}]}, {fun atom_to_list/1, [xyz]}]].
folded() -> [lists:foldl(F, A, L) || {F, A, L} <- [{fun erlang:'+'/2, 0, [1, 2]}, {fun erlang:'*'/2, 1, [2, 3]}, {fun erlang:'++'/2, "", ["a", "b"]}, {fun erlang:max/2, 0, [3, 1]}]].
errors() -> [try apply(erlang, F, A) catch error:R -> R end || {F, A} <- [{'+', [a, 1]}, {length, [x]}, {element, [5, {}]}, {'and', [1, true]}, {hd, [[]]}, {nonsense, []}, {'div', [1, 0]}]].
variable() -> [apply(M, F, A) || {M, F, A} <- [{erlang, abs, [-1]}, {lists, sum, [[1, 2]]}, {erlang, '<', [1, 2]}]].

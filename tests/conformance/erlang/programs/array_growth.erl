%% Arrays that grow, and those that don't.
-module(array_growth).
-export([set/0, defaults/0, fixed/0, relaxed/0, resized/0, reset/0, large/0, shrunk/0, options/0, errors/0]).

set() -> A = array:set(3, x, array:new()), {array:size(A), array:to_list(A)}.
defaults() -> A = array:new([{default, 0}]), {array:get(100, A), array:size(A), array:to_list(array:set(2, 7, A))}.
fixed() -> A = array:new(3), {array:is_fix(A), array:size(A), outcome(fun() -> array:set(3, x, A) end)}.
relaxed() -> A = array:relax(array:new(2)), array:to_list(array:set(2, c, A)).
resized() -> A = array:from_list([a, b, c, d]), {array:to_list(array:resize(2, A)), array:size(array:resize(6, A))}.
reset() -> A = array:reset(1, array:from_list([a, b, c])), {array:to_list(A), array:sparse_size(A)}.
large() -> A = array:set(1000, x, array:new()), {array:size(A), array:sparse_to_orddict(A)}.
shrunk() -> array:size(array:resize(array:reset(2, array:from_list([a, b, c])))).
options() -> [array:to_list(array:new(O)) || O <- [[{size, 2}], {size, 1}, [fixed, {size, 1}, {default, d}], 0]].
errors() -> [outcome(F) || F <- [fun() -> array:get(-1, array:new()) end, fun() -> array:get(2, array:new(1)) end, fun() -> array:set(a, b, array:new()) end, fun() -> array:new(-1) end, fun() -> array:new([strange]) end, fun() -> array:get(0, {}) end]].

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.

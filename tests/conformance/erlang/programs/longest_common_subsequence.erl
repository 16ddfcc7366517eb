%% Dynamic programming with the process dictionary as memory.
-module(longest_common_subsequence).
-export([letters/0, numbers/0, none/0]).

common([], _) -> [];
common(_, []) -> [];
common([H | T1] = A, [H2 | T2] = B) ->
    case get({A, B}) of
        undefined ->
            R = if H =:= H2 -> [H | common(T1, T2)];
                   true -> X = common(A, T2), Y = common(T1, B), case length(X) > length(Y) of true -> X; false -> Y end
                end,
            put({A, B}, R), R;
        R -> R
    end.
letters() -> common("AGGTAB", "GXTXAYB").
numbers() -> common([1, 2, 3, 4, 1], [3, 4, 1, 2, 1, 3]).
none() -> common("abc", "xyz").

%% Comma, semicolon, and the four boolean operators in guards.
-module(guard_alternatives).
-export([inputs/0, all_or/0, all_and/0, all_mixed/0, truths/0]).

strict_or(X) when is_atom(X) or (hd(X) =:= 1) -> yes;
strict_or(_) -> no.
lazy_or(X) when is_atom(X) orelse (hd(X) =:= 1) -> yes;
lazy_or(_) -> no.
semicolon(X) when hd(X) =:= 1; is_atom(X) -> yes;
semicolon(_) -> no.
strict_and(X) when is_list(X) and (length(X) =:= 1) -> yes;
strict_and(_) -> no.
lazy_and(X) when is_list(X) andalso length(X) =:= 1 -> yes;
lazy_and(_) -> no.
mixed(X, Y) when X > 0, Y > 0; X < 0, Y < 0 -> same;
mixed(X, Y) when (X =:= 0) xor (Y =:= 0) -> one_zero;
mixed(_, _) -> other.
inputs() -> [a, [1], [2], [], 1, {}, [1, 2]].
all_or() -> [{strict_or(X), lazy_or(X), semicolon(X)} || X <- inputs()].
all_and() -> [{strict_and(X), lazy_and(X)} || X <- inputs()].
all_mixed() -> [mixed(X, Y) || X <- [-1, 0, 1], Y <- [-1, 0, 1]].
not_boolean(X) when X -> truth;
not_boolean(X) when not X -> falsehood;
not_boolean(_) -> neither.
truths() -> [not_boolean(X) || X <- [true, false, 1, x, []]].

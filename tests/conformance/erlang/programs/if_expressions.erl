%% if with guards, nested, and as a value.
-module(if_expressions).
-export([signs/0, all/0, bound/0, fails/0, none/0]).

sign(X) -> if X > 0 -> 1; X < 0 -> -1; true -> 0 end.
signs() -> [sign(X) || X <- [5, -5, 0, 0.0, -0.5, 1 bsl 70, -(1 bsl 70), a]].
nested(X, Y) -> if X =:= Y -> equal; true -> if X < Y -> less; true -> greater end end.
all() -> [nested(X, Y) || X <- [1, 2], Y <- [1, 2, 1.5]].
bound() -> Z = if self() =:= a -> 1; true -> 2 end, Z + 1.
failing(X) -> if X + 1 > 5 -> large; hd(X) =:= 1 -> list end.
fails() -> {failing(9), failing([1])}.
none() -> failing(1).

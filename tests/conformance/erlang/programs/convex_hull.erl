%% The hull around points in the plane.
-module(convex_hull).
-export([square/0, triangle/0, floats/0, line/0, areas/0, none/0, bad_point/0]).

cross({Ax, Ay}, {Bx, By}, {Cx, Cy}) -> (Bx - Ax) * (Cy - Ay) - (By - Ay) * (Cx - Ax).
half(Points) -> lists:foldl(fun push/2, [], Points).
push(P, [B, A | Rest]) -> case cross(A, B, P) =< 0 of true -> push(P, [A | Rest]); false -> [P, B, A | Rest] end;
push(P, Rest) -> [P | Rest].
hull(Points) -> S = lists:usort(Points), lists:droplast(lists:reverse(half(S))) ++ lists:droplast(lists:reverse(half(lists:reverse(S)))).
square() -> hull([{0, 0}, {0, 2}, {2, 0}, {2, 2}, {1, 1}, {1, 0}]).
triangle() -> hull([{0, 0}, {4, 0}, {2, 3}, {2, 1}]).
floats() -> hull([{0.5, 0}, {1, 1.5}, {-1, 1}, {0, 0.75}]).
line() -> hull([{N, N} || N <- lists:seq(1, 4)]).
area(Points) -> abs(area(Points ++ [hd(Points)], 0)) / 2.
area([{Ax, Ay}, {Bx, By} | R], S) -> area([{Bx, By} | R], S + Ax * By - Bx * Ay);
area([_], S) -> S.
areas() -> [area(square()), area(triangle())].
none() -> hull(id([])).
bad_point() -> hull([{0, 0}, {a, 1}, {2, 2}]).
id(X) -> X.

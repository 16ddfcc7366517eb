%% A tree of expressions, evaluated and simplified.
-module(expression_evaluator).
-export([expression/0, value/0, big/0, unbound/0, by_zero/0, unknown_operation/0, simplified/0]).

evaluate({number, N}, _) -> N;
evaluate({variable, V}, E) -> maps:get(V, E);
evaluate({Op, A, B}, E) -> X = evaluate(A, E), Y = evaluate(B, E), case Op of add -> X + Y; multiply -> X * Y; divide -> X / Y; power -> power(X, Y) end.
power(_, 0) -> 1;
power(X, N) when N > 0 -> X * power(X, N - 1).
simplify({add, A, B}) -> case {simplify(A), simplify(B)} of {{number, 0}, S} -> S; {S, {number, 0}} -> S; {{number, X}, {number, Y}} -> {number, X + Y}; {S, T} -> {add, S, T} end;
simplify({multiply, A, B}) -> case {simplify(A), simplify(B)} of {{number, 0} = Z, _} -> Z; {_, {number, 0} = Z} -> Z; {{number, 1}, S} -> S; {S, {number, 1}} -> S; {S, T} -> {multiply, S, T} end;
simplify(E) -> E.
expression() -> {add, {multiply, {number, 2}, {variable, x}}, {power, {variable, y}, {number, 3}}}.
value() -> evaluate(expression(), #{x => 5, y => -2}).
big() -> evaluate(expression(), #{x => 1 bsl 64, y => 10000000}).
unbound() -> evaluate(expression(), #{x => 1}).
by_zero() -> evaluate({divide, {number, 1}, {number, 0}}, #{}).
unknown_operation() -> evaluate({modulo, {number, 1}, {number, 2}}, #{}).
simplified() -> simplify({add, {multiply, {number, 0}, {variable, x}}, {multiply, {number, 1}, {add, {number, 2}, {number, 3}}}}).

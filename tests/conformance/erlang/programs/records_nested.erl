%% Records within records and in guards.
-module(records_nested).
-export([default/0, deep/0, update/0, guards/0, in_list/0, matched/0, as_tuple/0, variable_test/0]).

-record(point, {x = 0, y = 0}).
-record(line, {from = #point{}, to = #point{x = 1, y = 1}}).
default() -> #line{}.
deep() -> L = id(#line{}), (L#line.to)#point.x.
update() -> L = id(#line{}), L#line{to = (L#line.to)#point{x = 9}}.
in_guard(L) when L#line.to#point.x > 5 -> far;
in_guard(L) when is_record(L, line) -> near;
in_guard(_) -> none.
guards() -> [in_guard(X) || X <- [#line{}, #line{to = #point{x = 7}}, #point{}, x, {line, 1, 2}]].
in_list() -> [P#point.x || P <- [#point{x = 1}, #point{x = 2}]].
matched() -> #line{from = #point{x = X}} = id(#line{from = #point{x = 5}}), X.
as_tuple() -> element(#line.to, id(#line{})).
variable_test() -> N = id(point), [is_record(T, N) || T <- [{point, 1}, {line}, #point{}]].
id(X) -> X.

%% Records in guards and what they are checked for.
-module(guards_on_records).
-export([kinds/0, wrong_field_type/0, access/0, update/0, index/0, fields/0, tested/0, bad_test/0]).

-record(point, {x = 0, y = 0}).
-record(circle, {centre = #point{}, radius = 1}).
kind(P) when is_record(P, point), P#point.x =:= P#point.y -> diagonal;
kind(#point{x = 0}) -> on_axis;
kind(C) when is_record(C, circle, 3), (C#circle.centre)#point.x > 5 -> far_circle;
kind(#circle{}) -> circle;
kind(_) -> other.
kinds() -> [kind(X) || X <- [#point{}, #point{y = 2}, #point{x = 1, y = 2}, #circle{}, #circle{centre = #point{x = 6}}, {point, 1}, {circle, a, b, c}, point]].
wrong_field_type() -> kind({circle, not_a_point, 1}).
access() -> [outcome(fun() -> R#point.x end) || R <- [#point{x = 7}, id({point, 1}), id({circle, 1, 2}), id(a)]].
update() -> [outcome(fun() -> R#point{y = 9} end) || R <- [#point{x = 7}, id({pont, 1, 2}), id([])]].
index() -> {#point.x, #point.y, #circle.radius, lists:keysort(#point.y, [#point{y = 2}, #point{y = 1}])}.
fields() -> {record_info(fields, circle), record_info(size, circle)}.
tested() -> [is_record(X, point) || X <- [{point, 1, 2}, {point}, {point, 1, 2, 3}, {other, 1, 2}, []]].
bad_test() -> is_record(id({a}), id(b)).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

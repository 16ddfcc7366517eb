%% Arithmetic across the borders of machine words and of erl's small integers.
-module(integer_borders).
-export([borders/0, above/0, below/0, negated/0, negated_below/0, doubled/0, back/0, squared/0,
         to_zero/0, compared/0, equal/0]).

borders() -> [1 bsl id(59), 1 bsl id(60), 1 bsl id(63), 1 bsl id(64)].
above() -> [B + id(1) || B <- borders()].
below() -> [B - id(1) || B <- borders()].
negated() -> [-B || B <- borders()].
negated_below() -> [-B - id(1) || B <- borders()].
doubled() -> [B + B || B <- borders() ++ negated()].
back() -> [(B + B) - B || B <- above() ++ negated_below()].
squared() -> [B * B || B <- above() ++ negated()].
to_zero() -> [B - B || B <- above() ++ below() ++ negated()].
compared() -> [A < B || A <- borders() ++ above() ++ negated(), B <- below() ++ borders()].
equal() -> [A =:= B || A <- above() ++ below(), B <- above() ++ below()].
id(X) -> X.

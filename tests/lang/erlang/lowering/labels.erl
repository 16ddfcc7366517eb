%% Where clauses go on in the same way the compiler makes a label; it is a block of the same function.
-module(labels).
-export([sized/1]).

sized(<<Size, Value:(Size * 2), _/bits>>) when Value > 7 -> Value;
sized(<<_, Value, _/bits>>) -> Value;
sized(_) -> none.

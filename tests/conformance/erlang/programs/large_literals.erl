%% Long literals, deep literals and wide tuples.
-module(large_literals).
-export([string/0, tuple/0, nested/0, map/0, binary/0, same/0, matched/0, big/0]).

string() -> length("Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. Ut enim ad minim veniam").
tuple() -> tuple_size({1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30}).
nested() -> {a, [{b, #{c => [d, {e, <<"f">>, [1.5, 2 | g]}]}}], "h", 123456789012345678901234567890}.
map() -> map_size(#{a => 1, b => 2, c => #{d => 3}, "e" => [4], {f} => 5, 6 => 6, 7.0 => 7}).
binary() -> <<"0123456789", 255, 16#DEADBEEF:32, "żółć"/utf8, 1.5/float>>.
same() -> nested() =:= nested().
matched() -> {a, [{b, #{c := [d | T]}}], _, N} = nested(), {T, N}.
big() -> [16#FFFFFFFFFFFFFFFFFFFFFFFF, -16#8000000000000000, 36#ZZZZZZZZZZZZZZZ, 2#1111, 1_000_000].

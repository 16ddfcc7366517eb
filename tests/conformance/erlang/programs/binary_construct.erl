%% Integers in binaries, of all sizes and both byte orders.
-module(binary_construct).
-export([bytes/0, sizes/0, negative/0, little/0, big/0, native/0, units/0, huge_values/0, mixed/0,
         strings/0, zero_size/0]).

bytes() -> <<(id(1)), (id(255)), (id(256)), (id(-1))>>.
sizes() -> [<<(id(5)):N>> || N <- [0, 1, 3, 7, 8, 9, 15, 16, 31, 32, 33, 63, 64, 65, 100]].
negative() -> [<<(id(-2)):N>> || N <- [1, 3, 8, 12, 16, 33, 64, 72]].
little() -> [<<(id(16#123456789ABCDEF)):N/little>> || N <- [8, 12, 16, 24, 32, 40, 57, 64, 72]].
big() -> [<<(id(16#123456789ABCDEF)):N/big>> || N <- [8, 12, 16, 24, 32, 40, 57, 64, 72]].
native() -> <<(id(1)):32/native>> =:= <<(id(1)):32/little>>.
units() -> {<<(id(7)):2/unit:5>>, <<(id(7)):3/integer-unit:8>>, <<(id(1)):1/unit:256>>}.
huge_values() -> {<<(1 bsl id(100)):128>>, <<(-(1 bsl id(100))):128>>, <<(1 bsl id(100)):16>>, <<((1 bsl id(130)) + 5):72/little>>}.
mixed() -> <<(id(1)):1, (id(0)):2, (id(5)):5, (id(16#ABCD)):16/little, (id(3)):4>>.
strings() -> <<"abc", "dé"/utf8, "x":16, $y:32/little>>.
zero_size() -> <<(id(99)):(id(0))>>.

id(X) -> X.

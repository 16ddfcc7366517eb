%% Conversion of big integers to text and back in several bases.
-module(big_text).
-export([numbers/0, decimal/0, binaries/0, based/0, round_trip/0, signs/0, lower_case/0, empty/0,
         only_sign/0, bad_digit/0, bad_base/0, bad_digit_for_base/0]).

numbers() -> [0, -1, 1 bsl 59, -(1 bsl 60), 1 bsl 64, -(1 bsl 128) + 7, 123456789012345678901234567890].
decimal() -> [integer_to_list(N) || N <- numbers()].
binaries() -> [integer_to_binary(N) || N <- numbers()].
based() -> [integer_to_list(N, B) || N <- numbers(), B <- [2, 3, 10, 16, 36]].
round_trip() -> [N =:= list_to_integer(integer_to_list(N, B), B) || N <- numbers(), B <- [2, 7, 10, 16, 36]].
signs() -> {list_to_integer("+12345678901234567890"), list_to_integer("-0"), binary_to_integer(<<"-99999999999999999999">>)}.
lower_case() -> {list_to_integer("deadBEEFdeadbeef00", 16), binary_to_integer(<<"zz">>, 36)}.
empty() -> list_to_integer(id("")).
only_sign() -> list_to_integer(id("-")).
bad_digit() -> list_to_integer(id("12a")).
bad_base() -> integer_to_list(id(5), id(37)).
bad_digit_for_base() -> list_to_integer(id("129"), 8).
id(X) -> X.

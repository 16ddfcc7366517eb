%% Check digits of card numbers and ISBN.
-module(luhn).
-export([cards/0, books/0, short/0, letters/0]).

luhn(Digits) -> {_, S} = lists:foldr(fun(C, {odd, S}) -> {even, S + C - $0}; (C, {even, S}) -> {odd, S + double(C - $0)} end, {odd, 0}, Digits), S rem 10 =:= 0.
double(D) when D > 4 -> D * 2 - 9;
double(D) -> D * 2.
cards() -> [luhn(D) || D <- ["4539578763621486", "4539578763621487", "0", "79927398713"]].
isbn(D) -> lists:sum([(10 - I) * value(C) || {I, C} <- lists:zip(lists:seq(0, 9), D)]) rem 11 =:= 0.
value($X) -> 10;
value(C) when C >= $0, C =< $9 -> C - $0.
books() -> [isbn(D) || D <- ["0306406152", "080442957X", "0306406153"]].
short() -> isbn("123").
letters() -> isbn("abcdefghij").

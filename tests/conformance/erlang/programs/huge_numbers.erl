%% Arithmetic on integers of thousands of bits.
-module(huge_numbers).
-export([digits/0, division/0, shifts/0, bitwise/0, negative_bits/0, compared/0, floats/0, text/0, roots/0,
         by_zero/0, too_large/0]).

pow(_, 0) -> 1;
pow(B, N) when N rem 2 =:= 0 -> pow(B * B, N div 2);
pow(B, N) -> B * pow(B, N - 1).
digits() -> length(integer_to_list(pow(3, 2000))).
division() -> A = pow(7, 300), B = pow(5, 200), {A div B * B + A rem B =:= A, (-A) rem B =:= -(A rem B), -A div B =:= -(A div B)}.
shifts() -> A = pow(10, 100), {(A bsl 333) bsr 333 =:= A, A bsr 400, -A bsr 400, -1 bsr 1000, A bsl -5 =:= A bsr 5}.
bitwise() -> A = pow(2, 200) - 1, B = pow(2, 100), {A band B =:= B, A bor B =:= A, A bxor A, bnot A =:= -A - 1, -1 band A =:= A}.
negative_bits() -> A = -pow(3, 50), {A band 255, A bor 255, A bxor -1, bnot A}.
compared() -> A = pow(2, 64), lists:sort([A + 1, A, -A, A - 1, 1.8e19, 1.9e19]).
floats() -> {float(pow(10, 25)), trunc(1.0e25), round(-1.5e30), pow(2, 1023) * 1.0, outcome(fun() -> float(pow(2, 1024)) end)}.
text() -> list_to_integer(integer_to_list(pow(17, 150), 36), 36) =:= pow(17, 150).
roots() -> isqrt(pow(10, 60) + 12345).
isqrt(N) -> isqrt(N, N).
isqrt(N, X) -> case (X + N div X) div 2 of Y when Y >= X -> X; Y -> isqrt(N, Y) end.
by_zero() -> pow(9, 99) div id(0).
too_large() -> outcome(fun() -> 1 bsl id(1 bsl 40) end).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

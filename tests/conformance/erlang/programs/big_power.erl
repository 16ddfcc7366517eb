%% Powers by repeated squaring, with and without a modulus.
-module(big_power).
-export([three/0, negative/0, fermat/0, mersenne/0, ten/0]).

power(_, 0) -> 1;
power(B, N) when N rem 2 =:= 0 -> power(B * B, N div 2);
power(B, N) -> B * power(B, N - 1).
power_mod(_, 0, _) -> 1;
power_mod(B, N, M) when N band 1 =:= 0 -> power_mod(B * B rem M, N bsr 1, M);
power_mod(B, N, M) -> B * power_mod(B, N - 1, M) rem M.
three() -> power(3, 200).
negative() -> {power(-7, 31), power(-7, 32)}.
fermat() -> power_mod(3, (1 bsl 61) - 2, (1 bsl 61) - 1).
mersenne() -> power_mod(5, 1 bsl 127, (1 bsl 127) - 1).
ten() -> [power(10, N) || N <- [17, 18, 19, 20, 38, 39]].

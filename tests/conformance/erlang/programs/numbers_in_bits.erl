%% Integers of every size and order built and taken apart.
-module(numbers_in_bits).
-export([orders/0, truncated/0, back/0, wide/0, wide_little/0, units/0, zero_size/0, computed/0, odd/0,
         negative_size/0, negative_match/0, no_integer/0, no_size/0]).

orders() -> [<<258:16/big>>, <<258:16/little>>, <<258:16/native>> =:= <<258:16/little>>, <<-2:16/signed>>, <<1:9, 0:7>>].
truncated() -> [<<256>>, <<-1>>, <<1000:4>>, <<(1 bsl 70 + 5):8>>].
back() -> <<A:4, B:12/little, C:8/signed, D/bits>> = id(<<16#12, 16#34, 16#ff, 1:3>>), {A, B, C, D}.
wide() -> <<N:100>> = <<(1 bsl 99 + 1):100>>, N.
wide_little() -> <<N:72/little-signed>> = id(<<255, 255, 255, 255, 255, 255, 255, 255, 255>>), N.
units() -> {<<1:2/unit:8>>, <<1:1/integer-unit:16>>, <<(<<1, 2, 3>>):1/binary-unit:16>>}.
zero_size() -> <<A:0, _/bits>> = id(<<7>>), {<<5:0>>, A}.
computed() -> N = id(3), <<A:(N * 2), B:(N + 7)>> = id(<<16#abcd:16>>), {A, B}.
odd() -> [<<X:N>> || {X, N} <- [{5, 3}, {-1, 11}, {1 bsl 16, 17}]].
negative_size() -> N = id(-1), outcome(fun() -> <<1:N>> end).
negative_match() -> N = id(-1), case <<1>> of <<_:N, _/bits>> -> yes; _ -> no end.
no_integer() -> <<(id(1.5)):8>>.
no_size() -> <<1:(id(a))>>.

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

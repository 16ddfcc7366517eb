%% Sizes computed from what was matched before.
-module(binary_match_sizes).
-export([packets/0, computed/0, expression/0, outer/0, guard_size/0, huge_size/0, failing_size/0,
         nested/0]).

packet(<<N, Payload:N/binary, Rest/binary>>) -> {Payload, Rest};
packet(_) -> bad.
packets() -> [packet(B) || B <- [<<3, "abcdef">>, <<0>>, <<5, "abc">>, <<>>]].
all(<<N:4, M:4, A:N, B:M/integer-unit:2, Rest/bits>>) -> {A, B, Rest};
all(_) -> bad.
computed() -> [all(B) || B <- [<<16#34, 16#AB, 16#CD, 16#EF>>, <<16#80, 16#FF>>, <<16#FF>>]].
expression() -> <<N, A:(N * 8 - 4), B:4>> = id(<<2, 16#AB, 16#CD>>), {A, B}.
outer() -> N = id(12), <<A:N, B/bits>> = id(<<16#ABCDEF:24>>), {A, B}.
guard_size() -> F = fun(L, B) -> case B of <<X:L/binary, _/binary>> when X =/= <<>> -> X; _ -> none end end, [F(2, <<"abc">>), F(0, <<"abc">>), F(9, <<"abc">>), F(a, <<"abc">>), F(-1, <<"abc">>)].
huge_size() -> N = id(1 bsl 60), case id(<<1, 2, 3>>) of <<_:N/binary, _/binary>> -> yes; _ -> no end.
failing_size() -> case id(<<0, 1>>) of <<N, _:(8 div N), _/bits>> -> yes; _ -> no end.
nested() -> <<L1, A:L1/binary, L2, B:L2/binary>> = id(<<2, "ab", 3, "cde">>), {A, B}.
id(X) -> X.

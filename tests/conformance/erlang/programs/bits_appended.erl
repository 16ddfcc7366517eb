%% Binaries that grow at their end, and stay what they were.
-module(bits_appended).
-export([grown/0, shared/0, shared_twice/0, by_bits/0, front/0, parts/0, sub_then_append/0, not_whole/0, sized/0,
         no_binary/0]).

grown() -> lists:foldl(fun(X, B) -> <<B/binary, X>> end, <<>>, [1, 2, 3]).
shared() -> A = <<"abc">>, B = <<A/binary, "x">>, C = <<A/binary, "y">>, {A, B, C}.
shared_twice() -> A = id(<<1, 2>>), B = <<A/binary, 3>>, C = <<B/binary, 4>>, D = <<B/binary, 5>>, {B, C, D}.
by_bits() -> lists:foldl(fun(X, B) -> <<B/bits, X:3>> end, <<>>, lists:seq(0, 7)).
front() -> lists:foldl(fun(X, B) -> <<X, B/binary>> end, <<>>, [1, 2, 3]).
parts() -> B = id(<<1, 2, 3, 4, 5>>), <<(binary:part(B, 1, 2))/binary, 0, (binary:part(B, 4, 1))/binary>>.
sub_then_append() -> <<_, R/binary>> = id(<<9, 8, 7>>), X = <<R/binary, 6>>, Y = <<R/binary, 5>>, {X, Y, R}.
not_whole() -> B = id(<<1:3>>), outcome(fun() -> <<B/binary, 1>> end).
sized() -> B = id(<<1, 2, 3>>), {<<B:2/binary>>, <<B:4/bits>>, outcome(fun() -> <<B:4/binary>> end)}.
no_binary() -> <<(id(5))/binary>>.

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

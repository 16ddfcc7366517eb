%% Damaged terms in the external format.
-module(term_format_damaged).
-export([whole/0, cut/0, no_version/0, unknown_tag/0, bits_at_the_end/0, trailing/0, no_binary/0, large_promise/0]).

whole() -> term_to_binary({a, [1, 2.5], <<"bin">>, #{k => "v"}}).
cut() -> [outcome(fun() -> binary_to_term(binary:part(whole(), 0, N)) end) || N <- lists:seq(0, byte_size(whole()) - 1)].
no_version() -> binary_to_term(<<97, 1>>).
unknown_tag() -> binary_to_term(<<131, 1, 2, 3>>).
bits_at_the_end() -> outcome(fun() -> binary_to_term(<<131, 97, 1, 1:3>>) end).
trailing() -> binary_to_term(<<131, 97, 1, 99, 99>>).
no_binary() -> [outcome(fun() -> binary_to_term(X) end) || X <- [a, [131, 97, 1], <<1:7>>, 12]].
large_promise() -> outcome(fun() -> binary_to_term(<<131, 108, 4294967295:32, 97, 1>>) end).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.

%% Comprehensions from and to binaries.
-module(binary_comprehensions).
-export([to_list/0, to_binary/0, both/0, pairs/0, filtered/0, pattern_filter/0, leftover/0,
         two_generators/0, nested/0, sized/0, utf/0, stops_at_bad/0, hexadecimal/0, bits/0, empty/0,
         not_binary/0, bad_body/0, bits_body/0]).

to_list() -> [X * 2 || <<X>> <= id(<<1, 2, 3>>)].
to_binary() -> << <<(X + 1)>> || X <- id([1, 2, 3]) >>.
both() -> << <<X:4>> || <<X>> <= id(<<1, 2, 3, 20>>) >>.
pairs() -> [{A, B} || <<A:4, B:4>> <= id(<<16#12, 16#34>>)].
filtered() -> << <<X>> || <<X>> <= id(<<1, 2, 3, 4, 5>>), X rem 2 =:= 1 >>.
pattern_filter() -> [X || <<1:1, X:7>> <= id(<<129, 2, 131>>)].
leftover() -> [X || <<X:16>> <= id(<<1, 2, 3>>)].
two_generators() -> << <<X, Y>> || <<X>> <= id(<<1, 2>>), Y <- [10, 20] >>.
nested() -> [[Y || <<Y>> <= X] || X <- [<<1, 2>>, <<>>, <<3>>]].
sized() -> << <<P:S/binary>> || {P, S} <- id([{<<"abc">>, 2}, {<<"xyz">>, 1}]) >>.
utf() -> [P || <<P/utf8>> <= id(<<"żółw"/utf8>>)].
stops_at_bad() -> [P || <<P/utf8>> <= id(<<"ab", 255, "cd">>)].
hexadecimal() -> << <<(hex(H)), (hex(L))>> || <<H:4, L:4>> <= id(<<"Hi!">>) >>.
bits() -> << <<(bnot B):1>> || <<B:1>> <= id(<<16#F0, 5:3>>) >>.
empty() -> { << <<X>> || X <- id([]) >>, [X || <<X>> <= id(<<>>)]}.
not_binary() -> [X || <<X>> <= id(a)].
bad_body() -> << <<X>> || X <- id([1, a]) >>.
bits_body() -> << X || X <- id([<<1:3>>, <<2:3>>]) >>.
hex(N) when N < 10 -> $0 + N;
hex(N) -> $a + N - 10.
id(X) -> X.

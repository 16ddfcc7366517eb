%% Text in binary patterns and construction.
-module(strings_in_bits).
-export([literal/0, literal_sizes/0, utf32/0, matched/0, wide_matched/0, character/0, splits/0, surrogate/0,
         too_large/0, no_match/0]).

literal() -> <<"abc", 0, "def":16>>.
literal_sizes() -> {<<"ab":16>>, <<"ab":4>>, <<"ab"/little-utf16>>, <<"é"/utf8>>, <<"é">>}.
utf32() -> <<"aλ"/utf32>>.
matched() -> case id(<<"GET /x">>) of <<"GET ", Path/binary>> -> Path; _ -> none end.
wide_matched() -> case id(<<"λx"/utf8>>) of <<"λ"/utf8, R/binary>> -> R end.
character() -> case id(<<"λx"/utf8>>) of <<C/utf8, _/bits>> -> C end.
split_at(C, B) -> split_at(C, B, <<>>).
split_at(C, <<C, R/binary>>, Acc) -> {Acc, R};
split_at(C, <<X, R/binary>>, Acc) -> split_at(C, R, <<Acc/binary, X>>);
split_at(_, <<>>, Acc) -> {Acc, none}.
splits() -> [split_at($=, B) || B <- [<<"k=v">>, <<"k">>, <<"=">>]].
surrogate() -> outcome(fun() -> <<(id(16#D800))/utf8>> end).
too_large() -> <<(id(16#110000))/utf16>>.
no_match() -> <<"abc", _/binary>> = id(<<"abd">>).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

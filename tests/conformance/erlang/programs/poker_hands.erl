%% Hands of cards ranked.
-module(poker_hands).
-export([hands/0, best/0, four_cards/0, bad_card/0, no_cards/0]).

rank(Cards) ->
    Values = lists:reverse(lists:sort([V || {V, _} <- Cards])),
    Flush = length(lists:usort([S || {_, S} <- Cards])) =:= 1,
    Straight = Values =:= lists:seq(hd(Values), hd(Values) - 4, -1),
    Counts = lists:reverse(lists:sort([{length([x || W <- Values, W =:= V]), V} || V <- lists:usort(Values)])),
    case [N || {N, _} <- Counts] of
        _ when Flush, Straight -> {8, straight_flush};
        [4, 1] -> {7, four};
        [3, 2] -> {6, full_house};
        _ when Flush -> {5, flush};
        _ when Straight -> {4, straight};
        [3 | _] -> {3, three};
        [2, 2, 1] -> {2, two_pairs};
        [2 | _] -> {1, pair};
        [1, 1, 1, 1, 1] -> {0, high_card}
    end.
hand(Text) -> [card(C) || C <- string:lexemes(Text, " ")].
card([V, S]) -> {string:chr("23456789TJQKA", V) + 1, S}.
hands() -> [rank(hand(H)) || H <- ["5H 6H 7H 8H 9H", "KD KS KH KC 2D", "TD TS 3H 3C 3D", "2H 9H 4H KH 7H", "4H 5D 6S 7C 8H", "QD QS QH 2C 9D", "QD QS 2H 2C 9D", "AD AS 2H 3C 9D", "AD JS 2H 3C 9D"]].
best() -> lists:max([{rank(hand(H)), H} || H <- ["5H 5D 7H 8H 9H", "4H 4D 4S 8H 9H"]]).
four_cards() -> rank(hand("5H 6D 7H 8H")).
bad_card() -> hand("5H 10D").
no_cards() -> rank(id([])).
id(X) -> X.

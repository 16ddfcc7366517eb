%% Names that sound alike, and edit steps between words.
-module(soundex_codes).
-export([codes/0, groups/0, distances/0, unequal/0, empty_name/0]).

code($b) -> $1; code($f) -> $1; code($p) -> $1; code($v) -> $1;
code($c) -> $2; code($g) -> $2; code($j) -> $2; code($k) -> $2; code($q) -> $2; code($s) -> $2; code($x) -> $2; code($z) -> $2;
code($d) -> $3; code($t) -> $3; code($l) -> $4; code($m) -> $5; code($n) -> $5; code($r) -> $6;
code(C) when C =:= $h; C =:= $w -> skip;
code(_) -> vowel.
soundex(Name) -> [F | R] = string:lowercase(Name), string:slice([F - 32 | digits(R, code(F))] ++ "000", 0, 4).
digits([], _) -> [];
digits([C | R], Last) -> case code(C) of skip -> digits(R, Last); vowel -> digits(R, vowel); Last -> digits(R, Last); D -> [D | digits(R, D)] end.
codes() -> [soundex(N) || N <- ["Robert", "Rupert", "Rubin", "Ashcraft", "Tymczak", "Pfister", "Lee"]].
groups() -> maps:groups_from_list(fun soundex/1, ["Smith", "Smyth", "Jones"]).
hamming(A, B) when length(A) =:= length(B) -> length([x || {X, Y} <- lists:zip(A, B), X =/= Y]).
distances() -> [hamming(A, B) || {A, B} <- [{"karolin", "kathrin"}, {"", ""}, {"a", "b"}]].
unequal() -> hamming("ab", id("abc")).
empty_name() -> soundex(id("")).
id(X) -> X.

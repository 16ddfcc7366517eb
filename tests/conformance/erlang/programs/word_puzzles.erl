%% Anagrams, palindromes and ladders.
-module(word_puzzles).
-export([groups/0, palindromes/0, ladders/0, missing/0, no_text/0, bad_word/0]).

key(W) -> lists:sort(string:lowercase(W)).
anagrams(Words) -> [lists:sort(G) || G <- lists:sort(maps:values(maps:groups_from_list(fun key/1, Words))), length(G) > 1].
groups() -> anagrams(["listen", "silent", "enlist", "google", "elgoog", "abc"]).
palindrome(T) -> L = [C || C <- string:lowercase(T), C >= $a, C =< $z], L =:= lists:reverse(L).
palindromes() -> [palindrome(T) || T <- ["A man, a plan, a canal: Panama", "nope", "", "x"]].
near(A, B) -> length(A) =:= length(B) andalso length([x || {X, Y} <- lists:zip(A, B), X =/= Y]) =:= 1.
ladder(From, To, Words) -> ladder([[From]], To, Words -- [From], []).
ladder([], _, _, []) -> none;
ladder([], To, Words, Next) -> Used = [hd(P) || P <- Next], ladder(lists:reverse(Next), To, Words -- Used, []);
ladder([[To | _] = P | _], To, _, _) -> lists:reverse(P);
ladder([[W | _] = P | Rest], To, Words, Next) -> ladder(Rest, To, Words, [[V | P] || V <- Words, near(W, V), not lists:any(fun([U | _]) -> U =:= V end, Next)] ++ Next).
ladders() -> [ladder("cold", T, ["cord", "card", "ward", "warm", "cold", "worm", "word"]) || T <- ["warm", "cold", "gold"]].
pangram(T) -> [C || C <- lists:seq($a, $z), not lists:member(C, string:lowercase(T))].
missing() -> {pangram("The quick brown fox jumps over the lazy dog"), pangram("abcdefghijklm")}.
no_text() -> palindrome(id(5)).
bad_word() -> anagrams([id(word)]).
id(X) -> X.

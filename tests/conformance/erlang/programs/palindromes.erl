%% Words, numbers and longest palindromic parts.
-module(palindromes).
-export([numbers/0, sentence/0, part/0]).

is(S) -> S =:= lists:reverse(S).
numbers() -> [N || N <- lists:seq(1, 300), is(integer_to_list(N))].
clean(S) -> [string:to_lower(C) || C <- S, (C >= $a andalso C =< $z) orelse (C >= $A andalso C =< $Z)].
sentence() -> is(clean("A man, a plan, a canal: Panama")).
longest(S) -> hd(lists:sort(fun(A, B) -> length(A) >= length(B) end, [P || I <- lists:seq(1, length(S)), J <- lists:seq(1, length(S) - I + 1), P <- [lists:sublist(S, I, J)], is(P)])).
part() -> longest("forgeeksskeeg").

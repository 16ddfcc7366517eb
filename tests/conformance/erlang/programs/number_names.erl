%% Numbers spelled in English words.
-module(number_names).
-export([names/0, too_large/0, fraction/0]).

name(N) when N < 0 -> "minus " ++ name(-N);
name(N) when N < 20 -> element(N + 1, {"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"});
name(N) when N < 100 -> element(N div 10 - 1, {"twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"}) ++ rest("-", N rem 10);
name(N) when N < 1000 -> name(N div 100) ++ " hundred" ++ rest(" and ", N rem 100);
name(N) when N < 1000000 -> name(N div 1000) ++ " thousand" ++ rest(" ", N rem 1000).
rest(_, 0) -> "";
rest(S, N) -> S ++ name(N).
names() -> [name(N) || N <- [0, 7, 13, 20, 42, 100, 115, 999, 1000, 12345, -8]].
too_large() -> name(1000000).
fraction() -> name(1.5).

%% Replacing what regular expressions match.
-module(regex_replace).
-export([once/0, all/0, in_place/0, ampersand/0, long_group/0, missing_group/0, io_data/0, unchanged/0,
         empty_matches/0, trimming/0, backslashes/0, bad_replacement/0, bad_subject/0]).

once() -> re:replace("abcabc", "b", "X", [{return, list}]).
all() -> re:replace("abcabc", "b", "X", [global, {return, list}]).
in_place() -> re:replace("john smith", "(\\w+) (\\w+)", "\\2, \\1", [{return, binary}]).
ampersand() -> {re:replace("abc", "b", "[&]", [{return, list}]), re:replace("abc", "b", "[\\&]", [{return, list}])}.
long_group() -> re:replace("abc", "(b)", "<\\g{1}0>", [{return, list}]).
missing_group() -> re:replace("abc", "b", "<\\3>", [{return, list}]).
io_data() -> re:replace("xay", "a", ["-", <<"b">>, "-"]).
unchanged() -> {re:replace("abc", "z", "y", [{return, list}]), re:replace(<<"abc">>, "z", "y")}.
empty_matches() -> re:replace("abc", "x*", "-", [global, {return, list}]).
trimming() -> re:replace("  padded  ", "^\\s+|\\s+$", "", [global, {return, list}]).
backslashes() -> re:replace("a/b", "/", "\\\\", [{return, list}]).
bad_replacement() -> re:replace("a", "a", id(b)).
bad_subject() -> re:replace(id(a), "a", "b").
id(X) -> X.

%% String prefixes and characters in patterns.
-module(patterns_of_strings).
-export([parsed/0, escapes/0, octal/0, unicode/0, concatenated/0, prefix_fails/0, no_string/0, nested/0]).

parse("add " ++ Rest) -> {add, Rest};
parse("del " ++ Rest) -> {del, Rest};
parse([$# | _]) -> comment;
parse("") -> empty;
parse([C | _]) when C >= $0, C =< $9 -> digit;
parse(_) -> unknown.
parsed() -> [parse(L) || L <- ["add x", "del ", "# note", "", "7up", "ad", "adder"]].
escapes() -> case id("a\tb\n") of "a\t" ++ [$b, $\n] -> yes end.
octal() -> case id([27, 127, 8]) of "\e\d\b" -> yes; _ -> no end.
unicode() -> case id("λx") of [955 | R] -> R end.
concatenated() -> case id("abcd") of "ab" "cd" -> yes end.
prefix_fails() -> "abc" ++ _ = id("abd").
no_string() -> parse(id([])) =:= parse(id(atom)).
nested() -> [N || {"user" ++ N, _} <- [{"user1", a}, {"admin", b}, {"user22", c}]].
id(X) -> X.

%% The options of re:run/3.
-module(regex_options).
-export([caseless/0, anchored/0, multiline/0, dotall/0, extended/0, firstline/0, ungreedy/0, dollar/0, notempty/0,
         notbol/0, offsets/0, newline/0, unknown/0]).

caseless() -> re:run("HELLO", "hello", [caseless, {capture, all, list}]).
anchored() -> [re:run("xab", "ab", O) || O <- [[], [anchored], [{offset, 1}, anchored]]].
multiline() -> [re:run("a\nb\nc", "^b$", O) || O <- [[], [multiline]]].
dotall() -> [re:run("a\nb", "a.b", O) || O <- [[], [dotall]]].
extended() -> re:run("ab", "a b # two letters", [extended]).
firstline() -> [re:run("a\nb", "b", O) || O <- [[], [firstline]]].
ungreedy() -> [re:run("<<a>>", "<.+>", [{capture, all, list} | O]) || O <- [[], [ungreedy]]].
dollar() -> [re:run("a\n", "a$", O) || O <- [[], [dollar_endonly]]].
notempty() -> [re:run("b", "a*", O) || O <- [[], [notempty], [notempty_atstart]]].
notbol() -> [re:run("ab", "^a", O) || O <- [[], [notbol]]] ++ [re:run("ab", "b$", [noteol])].
offsets() -> [outcome(fun() -> re:run("aXa", "a", [{offset, N}]) end) || N <- [0, 1, 2, 3, -1]].
newline() -> [re:run("a\rb", "^b", [multiline, {newline, N}]) || N <- [cr, lf, crlf, any, anycrlf]].
unknown() -> re:run("a", "a", [id(strange)]).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

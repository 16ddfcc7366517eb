%% The language of patterns itself.
-module(regex_syntax).
-export([repetition/0, classes/0, anchors/0, groups/0, conditionals/0, recursion/0, escapes/0, alternatives/0]).

try_all(Subject, Patterns) -> [{P, re:run(Subject, P, [{capture, all, list}])} || P <- Patterns].
repetition() -> try_all("aaab", ["a?", "a*", "a+b", "a{2}", "a{2,}", "a{0,2}", "a+?", "a++b", "a*+a"]).
classes() -> try_all("x-9 Y", ["[a-z]", "[^a-z]", "\\d", "\\D+", "\\s", "\\w+", "[-x]+", "[[:upper:]]", "[\\d\\s]+"]).
anchors() -> try_all("ab cd", ["^ab", "cd$", "\\bcd", "b\\b", "\\Bb", "\\Aab", "cd\\z", "^$"]).
groups() -> try_all("abcabc", ["(abc)\\1", "(?:abc)+", "(a|b)+", "(?i)ABC", "(?=b)", "a(?!c)", "(?<=c)a", "(?<!^)a", "(?>a+)b"]).
conditionals() -> try_all("<a>", ["(<)?a(?(1)>)", "^(<)?a(?(1)>)$"]).
recursion() -> try_all("(a(b)c)", ["\\((?:[^()]|(?R))*\\)"]).
escapes() -> try_all("a.b\tc\\", ["\\.", "\\t", "\\x61", "\\\\", "\\Q.b\\E", "\\N{1}"] -- ["\\N{1}"]).
alternatives() -> try_all("cat dog", ["dog|cat", "(?:d|c)..", "x|y|$"]).

%% Terms and text written without a format.
-module(io_lib_written).
-export([terms/0, printed/0, printed_at/0, strings/0, single_quoted/0, atoms/0, characters/0, latin1/0, tests/0,
         deep/0, indentation/0, no_string/0, no_atom/0]).

terms() -> [lists:flatten(io_lib:write(T)) || T <- [a, 'A', 1.0, [1 | 2], {}, "ab", <<1, 2:3>>, #{a => 1}, fun lists:map/2]].
printed() -> [lists:flatten(io_lib:print(T)) || T <- [a, "ab", {1, "x"}, [1, 2]]].
printed_at() -> lists:flatten(io_lib:print(lists:seq(1, 15), 5, 20, -1)).
strings() -> [io_lib:write_string(S) || S <- ["abc", "a\"b", "\n\t\0", "é", "λ"]].
single_quoted() -> io_lib:write_string("it's", $').
atoms() -> [io_lib:write_atom(A) || A <- [a, 'B', 'a b', 'end', '', a@b, 'é', '_x']].
characters() -> [io_lib:write_char(C) || C <- [$a, $\s, $\n, 0, 233, 955, $', $"]].
latin1() -> [io_lib:write_latin1_string(S) || S <- ["abc", "é"]].
tests() -> [{io_lib:printable_list(S), io_lib:printable_latin1_list(S), io_lib:printable_unicode_list(S)} || S <- ["abc", "é", "λ", [1], [], [a], "a\n"]].
deep() -> {io_lib:deep_char_list(["a", [$b, "c"]]), io_lib:deep_char_list([a]), io_lib:char_list("abc"), io_lib:deep_latin1_char_list([[955]])}.
indentation() -> {io_lib:indentation("abc", 2), io_lib:indentation("ab\ncd", 7), io_lib:nl()}.
no_string() -> io_lib:write_string(id([a])).
no_atom() -> io_lib:write_atom(id("a")).
id(X) -> X.

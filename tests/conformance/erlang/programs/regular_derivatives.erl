%% Regular expressions matched by derivatives.
-module(regular_derivatives).
-export([ab_star/0, even_as/0, matched/0, counted/0, against_re/0, bad_expression/0]).

nullable(empty) -> true;
nullable({star, _}) -> true;
nullable({seq, A, B}) -> nullable(A) andalso nullable(B);
nullable({alt, A, B}) -> nullable(A) orelse nullable(B);
nullable(_) -> false.
d(C, {char, C}) -> empty;
d(_, {char, _}) -> none;
d(_, empty) -> none;
d(_, none) -> none;
d(C, {alt, A, B}) -> alt(d(C, A), d(C, B));
d(C, {star, A} = S) -> seq(d(C, A), S);
d(C, {seq, A, B}) -> L = seq(d(C, A), B), case nullable(A) of true -> alt(L, d(C, B)); false -> L end.
seq(none, _) -> none;
seq(_, none) -> none;
seq(empty, B) -> B;
seq(A, B) -> {seq, A, B}.
alt(none, B) -> B;
alt(A, none) -> A;
alt(A, A) -> A;
alt(A, B) -> {alt, A, B}.
matches(S, R) -> nullable(lists:foldl(fun d/2, R, S)).
ab_star() -> {star, {seq, {char, $a}, {char, $b}}}.
even_as() -> {star, {alt, {char, $b}, {seq, {char, $a}, {seq, {star, {char, $b}}, {char, $a}}}}}.
matched() -> [matches(S, ab_star()) || S <- ["", "ab", "abab", "aba", "ba"]].
counted() -> [matches(S, even_as()) || S <- ["", "b", "aa", "abba", "aab", "a", "bab"]].
against_re() -> lists:all(fun(S) -> matches(S, even_as()) =:= (re:run(S, "^(b|ab*a)*$", [{capture, none}]) =:= match) end, [[C || <<B:1>> <= <<N:5>>, C <- [$a + B]] || N <- lists:seq(0, 31)]).
bad_expression() -> matches("a", {plus, id({char, $a})}).
id(X) -> X.

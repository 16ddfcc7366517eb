%% Fields of io_lib:format: width, precision and padding.
-module(format_widths).
-export([strings/0, numbers/0, star/0, characters/0, newlines/0, ignored/0, terms/0, too_few/0, too_many/0,
         bad_directive/0, bad_argument/0, unfinished/0]).

f(Format, Arguments) -> lists:flatten(io_lib:format(Format, Arguments)).
strings() -> [f(F, ["abcdef"]) || F <- ["~s|", "~10s|", "~-10s|", "~.3s|", "~8.3s|", "~-8.3s|", "~8.3.*s|", "~3s|"]].
numbers() -> [f(F, [42]) || F <- ["~w|", "~6w|", "~-6w|", "~6..0w|", "~1w|", "~b|", "~5b|", "~.2b|", "~5.2b|", "~.16B|", "~.16#|", "~8.16.0b|"]].
star() -> [f("~*s|", [6, "ab"]), f("~*.*s|", [6, 1, "ab"]), f("~-*.*.*w|", [6, 3, $_, ab])].
characters() -> [f("~c~c", [$a, $b]), f("~5c", [$x]), f("~5.2c|", [$x]), f("~tc", [955])].
newlines() -> f("a~nb~~~3n", []).
ignored() -> f("~i~w", [skipped, shown]).
terms() -> [f("~5w|", [a]), f("~2w|", [abcd]), f("~10.4w|", [abcdefgh])].
too_few() -> f("~w ~w", [id(1)]).
too_many() -> f("~w", [1, id(2)]).
bad_directive() -> f("~q", [id(1)]).
bad_argument() -> [outcome(fun() -> f(F, [A]) end) || {F, A} <- [{"~b", 1.0}, {"~s", a1}, {"~s", 5}, {"~c", a}, {"~f", a}, {"~e", "x"}, {"~.1b", 3}, {"~s", [955]}]].
unfinished() -> outcome(fun() -> f("abc~", []) end).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

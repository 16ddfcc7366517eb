%% Regular expressions over Unicode text.
-module(regex_unicode).
-export([bytes/0, letters/0, indexes/0, classes/0, with_properties/0, caseless/0, dot/0, split/0, replace/0,
         wide_without_option/0, bad_utf8/0]).

bytes() -> re:run(<<"aλb"/utf8>>, <<"λ"/utf8>>, []).
letters() -> re:run("aλb", "λ", [unicode, {capture, all, list}]).
indexes() -> re:run("äöü", "ü", [unicode]).
classes() -> [re:run("λ", P, [unicode]) || P <- ["\\w", "\\p{L}", "\\p{Greek}", "\\p{Lu}", "[[:alpha:]]"]].
with_properties() -> [re:run("λ", P, [unicode, ucp]) || P <- ["\\w", "[[:alpha:]]"]].
caseless() -> re:run("ΛΆΘΟΣ", "λ", [unicode, caseless, {capture, all, list}]).
dot() -> {re:run("λ", "^.$", [unicode]), re:run(<<"λ"/utf8>>, "^.$")}.
split() -> re:split("a—b—c", "—", [unicode, {return, list}]).
replace() -> re:replace("naïve", "ï", "i", [unicode, {return, list}]).
wide_without_option() -> re:run([955], "a").
bad_utf8() -> re:run(<<255, 255>>, "a", [unicode]).

%% File names taken apart and joined, as text only.
-module(filenames_split).
-export([bases/0, without/0, folders/0, extensions/0, joined/0, split/0, types/0, absolute/0, deep/0, native/0,
         empty/0, bad/0]).

bases() -> [filename:basename(F) || F <- ["a/b.txt", "/", "a/", "", "b", <<"x/y.z">>]].
without() -> [filename:basename(F, ".txt") || F <- ["a/b.txt", "b.txtx", ".txt", "a/b.txt/"]].
folders() -> [filename:dirname(F) || F <- ["a/b.txt", "/a", "b", "/", "a/b/", "a//b"]].
extensions() -> [{filename:extension(F), filename:rootname(F)} || F <- ["a.b.c", "a", ".hidden", "a.b/c", "a."]].
joined() -> [filename:join(L) || L <- [["a", "b"], ["a", "/b"], ["/", "b"], ["a/", "b/"], ["a", ""], [<<"a">>, "b"], [a, b]]].
split() -> [filename:split(F) || F <- ["/a/b", "a/b/", "", "/", "a//b", <<"x/y">>]].
types() -> [filename:pathtype(F) || F <- ["/a", "a", "", "./a"]].
absolute() -> [filename:absname(F, "/base") || F <- ["a", "/a", "../x", "."]].
deep() -> filename:flatten(["a", [$b, 'c']]).
native() -> filename:nativename("/a//b/").
empty() -> filename:join(id([])).
bad() -> [outcome(fun() -> filename:basename(F) end) || F <- [5, {a}, [a | b]]].

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

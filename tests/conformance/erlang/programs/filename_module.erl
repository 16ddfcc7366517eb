%% Paths taken apart and put together.
-module(filename_module).
-export([parts/0, joined/0, types/0, basenames/0, absolute/0, flattened/0]).

parts() -> [{filename:basename(P), filename:dirname(P), filename:extension(P), filename:rootname(P), filename:split(P)} || P <- ["/usr/lib/x.erl", "a", "", "/", "a/b/", "x.tar.gz", <<"bin/file.c">>]].
joined() -> {filename:join(["a", "b", "c.erl"]), filename:join("a", "/b"), filename:join(["/", "x"]), filename:join(["a/", "b"])}.
types() -> [filename:pathtype(P) || P <- ["/a", "a", "../a"]].
basenames() -> {filename:basename("a/b.erl", ".erl"), filename:basename("b.hrl", ".erl"), filename:rootname("a.b.c", ".c")}.
absolute() -> {filename:absname("x", "/base"), filename:absname("/x", "/base"), filename:nativename("a/b")}.
flattened() -> filename:flatten(["a", [b, "c"]]).

%% URIs parsed, recomposed and quoted.
-module(uri_module).
-export([parsed/0, back/0, bad/0, quoted/0, queries/0, normal/0, resolved/0]).

parsed() -> [uri_string:parse(U) || U <- ["http://user@host:8080/path?query=1#frag", "foo:bar", "/rel/path", "//h", <<"https://x.org/?a=b">>]].
back() -> [uri_string:recompose(uri_string:parse(U)) =:= U || U <- ["http://user@host:8080/path?query=1#frag", "foo:bar", "/rel/path"]].
bad() -> uri_string:parse("http://[bad").
quoted() -> {uri_string:quote("a b/ż"), uri_string:unquote("a%20b"), uri_string:percent_decode("%41%2F")}.
queries() -> {uri_string:dissect_query("a=1&b=x%20y"), uri_string:compose_query([{"k", "v w"}, {"x", "ż"}])}.
normal() -> uri_string:normalize("http://LocalHost:80/a/../b/./c").
resolved() -> uri_string:resolve("../x", "http://h/a/b/c").

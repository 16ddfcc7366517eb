%% Addresses taken apart and put together.
-module(uri_parsing).
-export([parsed/0, bad/0, recomposed/0, bad_recompose/0, there_and_back/0, normalized/0, as_map/0, resolved/0,
         transcoded/0, no_text/0]).

parsed() -> [uri_string:parse(U) || U <- ["http://user@example.com:8080/path?q=1#frag", "mailto:a@b.c", "//host", "/only/path", "", "http://[::1]/x", <<"ftp://h/p">>]].
bad() -> [uri_string:parse(U) || U <- ["http://a b", "1http://x", "http://host:port", "http://[::1", "%zz"]].
recomposed() -> [uri_string:recompose(M) || M <- [#{scheme => "http", host => "h", path => "/p", query => "q"}, #{path => "p"}, #{scheme => "s", path => "x", fragment => "f"}, #{host => "h", port => 80, path => ""}]].
bad_recompose() -> [uri_string:recompose(M) || M <- [#{}, #{scheme => "1", path => ""}, #{path => "a b"}]].
there_and_back() -> [uri_string:recompose(uri_string:parse(U)) =:= U || U <- ["http://h/p?q#f", "a:b", "//u@h:1/"]].
normalized() -> [uri_string:normalize(U) || U <- ["HTTP://EXAMPLE.com:80/a/./b/../c", "http://h/%7euser", "http://h:443", "https://h:443/"]].
as_map() -> uri_string:normalize("http://h/a/../b", [return_map]).
resolved() -> [uri_string:resolve(R, "http://a/b/c/d;p?q") || R <- ["g", "./g", "/g", "//g", "?y", "#s", "../../../g", "", "g:h"]].
transcoded() -> uri_string:transcode(<<"http://h/%00%00%00%F6"/utf8>>, [{in_encoding, utf32}, {out_encoding, utf8}]).
no_text() -> outcome(fun() -> uri_string:parse(id(a)) end).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

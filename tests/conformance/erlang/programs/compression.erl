%% Whole binaries compressed and brought back.
-module(compression).
-export([text/0, smaller/0, back/0, bytes/0, header/0, io_data/0, damaged/0, cut/0, no_gzip/0, no_data/0]).

text() -> lists:duplicate(100, "all work and no play ").
smaller() -> [byte_size(F(text())) < 100 || F <- [fun zlib:compress/1, fun zlib:zip/1, fun zlib:gzip/1]].
back() -> [zlib:uncompress(zlib:compress("abc")), zlib:unzip(zlib:zip("abc")), zlib:gunzip(zlib:gzip("abc"))].
bytes() -> {zlib:compress(<<>>), zlib:zip(<<"aaaaaaaaaa">>)}.
header() -> <<31, 139, 8, _/binary>> = B = zlib:gzip(<<"x">>), byte_size(B).
io_data() -> zlib:uncompress(zlib:compress([<<"a">>, "b", [$c]])).
damaged() -> outcome(fun() -> zlib:uncompress(<<1, 2, 3, 4>>) end).
cut() -> B = zlib:compress("hello"), outcome(fun() -> zlib:uncompress(binary:part(B, 0, byte_size(B) - 5)) end).
no_gzip() -> outcome(fun() -> zlib:gunzip(<<"plain">>) end).
no_data() -> [outcome(fun() -> zlib:compress(X) end) || X <- [a, [256], <<1:3>>]].

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.

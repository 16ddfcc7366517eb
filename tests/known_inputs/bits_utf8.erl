%% A character of three bytes, and one that is none.
%% finding: error euro at read/1: read(<<"€"/utf8>>)
%% finding: error broken at read/1: read(<<128>>)
-module(bits_utf8).
-export([read/1]).

-spec read(<<_:8, _:_*8>>) -> ok.
read(<<16#20ac/utf8>>) -> error(euro);
read(<<_/utf8, _/binary>>) -> ok;
read(<<128, _/binary>>) -> error(broken);
read(_) -> ok.

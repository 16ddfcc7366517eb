%% A signed field in little order: as near to zero as can be.
%% finding: error low at read/1: read(<<0,128>>)
-module(bits_little).
-export([read/1]).

-spec read(binary()) -> ok.
read(<<Number:16/little-signed>>) when Number < -30000 -> error(low);
read(_) -> ok.

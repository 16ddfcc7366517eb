%% A flag and a field that begin and end within bytes.
%% finding: error flagged at read/1: read(<<24,1:1>>)
-module(bits_flag).
-export([read/1]).

-spec read(bitstring()) -> ok.
read(<<_:3, 1:1, Field:5, _/bitstring>>) when Field =:= 17 -> error(flagged);
read(_) -> ok.

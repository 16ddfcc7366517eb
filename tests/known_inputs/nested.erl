%% Tuples in tuples, any term at all: no spec says what the argument is.
%% finding: error deep at open/1: open({{box,{0,a}},key})
-module(nested).
-export([open/1]).

open({{box, {Number, Name}}, key}) when is_integer(Number), is_atom(Name) -> error(deep);
open(_) -> closed.

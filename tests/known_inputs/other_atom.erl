%% An atom unlike five others.
%% finding: error function_clause at colour/1: colour(f)
-module(other_atom).
-export([colour/1]).

-spec colour(atom()) -> 1..5.
colour(a) -> 1;
colour(b) -> 2;
colour(c) -> 3;
colour(d) -> 4;
colour(e) -> 5.

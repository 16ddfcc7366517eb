%% The spec says which keys a map must have and may have.
%% finding: error {no_name,_} at greet/1: greet(#{age => 18})
-module(map_in_spec).
-export([greet/1]).

-spec greet(#{age := non_neg_integer(), name => atom()}) -> atom().
greet(#{name := Name}) -> Name;
greet(#{age := Age}) when Age >= 18 -> error({no_name, Age});
greet(#{age := _}) -> child.

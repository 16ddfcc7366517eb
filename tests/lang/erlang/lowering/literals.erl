%% Literals that a switch can't have are compared; 0.0 matches -0.0 and no integer.
-module(literals).
-export([kind/1, both/2]).

kind(0) -> integer;
kind(0.0) -> zero;
kind(123456789012345678901234567890) -> large;
kind(<<"text">>) -> text;
kind({a, [1, 2], #{}}) -> {a, [1, 2], #{b => <<"c">>}};
kind([]) -> nil;
kind(Other) when Other == $a; Other == "a" -> a.

%% Equal literals are one test, wherever they stand.
both(123456789012345678901234567890, a) -> 1;
both(123456789012345678901234567890, b) -> 2;
both(_, _) -> 3.

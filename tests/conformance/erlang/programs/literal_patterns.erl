%% Atoms, numbers, strings, big integers and floats as patterns.
-module(literal_patterns).
-export([all/0, prefixes/0]).

name(1) -> one;
name(1.0) -> one_point_zero;
name(18446744073709551616) -> two_to_64;
name(-18446744073709551616) -> minus_two_to_64;
name(1.5) -> one_and_half;
name($a) -> letter_a;
name("text") -> text;
name('quoted atom') -> quoted;
name([]) -> nil;
name({}) -> empty_tuple;
name([1, "x", {y}]) -> nested;
name(_) -> other.
all() -> [name(X) || X <- [1, 1.0, 1 bsl 64, -(1 bsl 64), 1.5, 97, "text", 'quoted atom', [], {}, [1, "x", {y}], (1 bsl 64) + 1, 1 bsl 63, "tex", #{}]].
prefix("GET " ++ Rest) -> {get, Rest};
prefix("PUT " ++ Rest) -> {put, Rest};
prefix(_) -> unknown.
prefixes() -> [prefix(S) || S <- ["GET /", "PUT x", "GOT", "GET", "PUT "]].

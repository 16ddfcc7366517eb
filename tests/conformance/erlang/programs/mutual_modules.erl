%% Calls through the module's own name and through library callbacks.
-module(mutual_modules).
-export([parity/0, sorted/0, folded/0, applied/0, hidden/0]).

-export([even/1, odd/1, compare/2]).
even(0) -> true;
even(N) -> ?MODULE:odd(N - 1).
odd(0) -> false;
odd(N) -> ?MODULE:even(N - 1).
parity() -> [even(N) || N <- [0, 1, 10, 11]].
compare(A, B) -> A >= B.
sorted() -> lists:sort(fun ?MODULE:compare/2, [1, 3, 2]).
folded() -> lists:foldl(fun ?MODULE:compare/2, 0, [1, 2]).
applied() -> apply(?MODULE, even, [4]).
hidden() -> ?MODULE:not_exported().

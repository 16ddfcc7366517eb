%% Guards that would raise, and fail instead.
-module(exceptions_in_guards).
-export([all/0, semicolons/0, improper/0, orelse_cases/0, only_guarded/0]).

g(X) when hd(X) =:= a -> head;
g(X) when element(2, X) > 3 -> second;
g(X) when length(X) > 2; map_size(X) =:= 0 -> sized;
g(X) when X / 2 > 1 -> large;
g(X) when byte_size(X) > 1 -> bytes;
g(_) -> none.
all() -> [g(X) || X <- [[a], {b, 4}, {b}, [x, y, z], #{}, 10, 1, <<"ab">>, <<1:4>>, atom, [a | b]]].
alternatives(X) when hd(X) > 1; is_atom(X) -> yes;
alternatives(_) -> no.
semicolons() -> [alternatives(X) || X <- [[2], [1], a, 7]].
conjunction(X) when is_list(X), length(X) > 1 -> long;
conjunction(X) when is_list(X) andalso length(X) =:= 1 -> one;
conjunction(_) -> other.
improper() -> [conjunction(X) || X <- [[1, 2], [1], [1 | 2], [], x]].
short_circuit(X) when is_tuple(X) orelse hd(X) =:= 1 -> yes;
short_circuit(_) -> no.
orelse_cases() -> [short_circuit(X) || X <- [{}, [1], [2], a]].
only_guarded() -> guarded(id(0)).
guarded(N) when 1 div N =:= 1 -> ok.
id(X) -> X.

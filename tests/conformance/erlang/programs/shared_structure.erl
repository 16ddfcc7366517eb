%% The same value in many places, and growth by sharing.
-module(shared_structure).
-export([counted/0, equal/0, appended/0, updated/0, maps/0, binaries/0]).

tower(0) -> leaf;
tower(N) -> T = tower(N - 1), {T, T}.
count(leaf) -> 1;
count({A, B}) -> count(A) + count(B).
counted() -> count(tower(10)).
equal() -> tower(8) =:= tower(8).
appended() -> L = [1, 2, 3], {L ++ L, [L | L], {L, hd(L), tl(L)}}.
updated() -> T = {1, 2, 3}, L = [setelement(I, T, x) || I <- [1, 2, 3]], {T, L}.
maps() -> M = #{a => #{}}, N = M#{b => M}, {M, N, maps:get(b, N) =:= M}.
binaries() -> <<A:2/binary, B/binary>> = id(<<"abcdef">>), {A, B, <<B/binary, A/binary>>}.
id(X) -> X.

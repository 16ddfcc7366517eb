%% Exceptions through several levels, rethrown and changed.
-module(try_nested).
-export([through/0, rethrow/0, change_class/0, raise_same/0, unhandled_class/0, guard_rejects/0,
         guard_fails/0, in_catch_body/0, result_used/0]).

through() -> try level(3) catch throw:{bottom, T} -> T end.
level(0) -> throw({bottom, []});
level(N) -> try level(N - 1) catch throw:{bottom, T} -> throw({bottom, [N | T]}) end.
rethrow() -> try try error(id(x)) catch error:R -> error({wrapped, R}) end catch C:E -> {C, E} end.
change_class() -> try try error(id(x)) catch error:R -> exit(R) end catch C:E -> {C, E} end.
raise_same() -> try try throw(id(x)) catch C:R:S -> erlang:raise(C, R, S) end catch C2:R2 -> {C2, R2} end.
unhandled_class() -> try try exit(id(x)) catch error:_ -> no; throw:_ -> no end catch C:R -> {C, R} end.
guard_rejects() -> try try throw(id(5)) catch throw:N when N > 10 -> big end catch throw:M -> {passed, M} end.
guard_fails() -> try throw(id(a)) catch throw:X when X + 1 > 0 -> number; throw:X when is_atom(X) -> atom end.
in_catch_body() -> try throw(a) catch throw:a -> try throw(b) catch throw:b -> inner end end.
result_used() -> 1 + try throw(id(41)) catch N -> N end.
id(X) -> X.

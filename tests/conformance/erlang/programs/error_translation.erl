%% Errors caught and given back as values.
-module(error_translation).
-export([all/0]).

safe(F) -> try {ok, F()} catch error:badarith -> arithmetic; error:{badmatch, V} -> {no_match, V}; error:function_clause -> no_clause; error:undef -> undefined; error:{Tag, _} when is_atom(Tag) -> Tag; _:_ -> other end.
all() -> [safe(F) || F <- [fun() -> 1 + 1 end, fun() -> id(1) / 0 end, fun() -> {a} = id(b) end, fun() -> only(id(2)) end, fun() -> (id(lists)):none() end, fun() -> case id(1) of 2 -> x end end, fun() -> (id(#{}))#{a := 1} end, fun() -> throw(x) end, fun() -> exit({a, b}) end]].
only(1) -> ok.
id(X) -> X.

%% A trie of words as nested maps.
-module(trie).
-export([tree/0, found/0]).

insert([], T) -> T#{stop => true};
insert([C | W], T) -> T#{C => insert(W, maps:get(C, T, #{}))}.
member([], T) -> maps:is_key(stop, T);
member([C | W], T) -> case T of #{C := S} -> member(W, S); _ -> false end.
tree() -> lists:foldl(fun insert/2, #{}, ["car", "cat", "cart", "dog", ""]).
found() -> [member(W, tree()) || W <- ["car", "ca", "cart", "carts", "dog", "", "x"]].

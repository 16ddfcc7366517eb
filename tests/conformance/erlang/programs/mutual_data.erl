%% Data types that contain each other, folded and mapped.
-module(mutual_data).
-export([doc/0, rendered/0, shouted/0, counted/0, unknown/0, wrong_level/0]).

doc() -> {doc, [{para, [{text, "a"}, {bold, [{text, "b"}]}]}, {list, [[{para, [{text, "c"}]}], [{para, []}]]}]}.
text({doc, Bs}) -> lists:append([block(B) || B <- Bs]).
block({para, Is}) -> lists:append([inline(I) || I <- Is]) ++ "\n";
block({list, Items}) -> lists:append(["- " ++ lists:append([block(B) || B <- Item]) || Item <- Items]).
inline({text, T}) -> T;
inline({bold, Is}) -> "*" ++ lists:append([inline(I) || I <- Is]) ++ "*".
rendered() -> text(doc()).
map(F, {doc, Bs}) -> {doc, [map(F, B) || B <- Bs]};
map(F, {para, Is}) -> {para, [map(F, I) || I <- Is]};
map(F, {list, L}) -> {list, [[map(F, B) || B <- I] || I <- L]};
map(F, {bold, Is}) -> {bold, [map(F, I) || I <- Is]};
map(F, {text, T}) -> {text, F(T)}.
shouted() -> text(map(fun string:uppercase/1, doc())).
count(T) when is_tuple(T) -> 1 + count(tuple_to_list(T));
count([H | T]) -> count(H) + count(T);
count(_) -> 0.
counted() -> count(doc()).
unknown() -> text({doc, [{table, []}]}).
wrong_level() -> text({doc, [{text, "x"}]}).

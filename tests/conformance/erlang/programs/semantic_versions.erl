%% Versions parsed, compared and matched.
-module(semantic_versions).
-export([sorted/0, matched/0, too_short/0, no_number/0]).

parse(T) ->
    {Core, Pre} = case string:split(T, "-") of [C, P] -> {C, [part(X) || X <- string:split(P, ".", all)]}; [C] -> {C, release} end,
    [A, B, C2] = [list_to_integer(X) || X <- string:split(Core, ".", all)],
    {A, B, C2, Pre}.
part(X) -> try list_to_integer(X) catch error:badarg -> X end.
less({A1, B1, C1, P1}, {A2, B2, C2, P2}) when {A1, B1, C1} =:= {A2, B2, C2} -> pre(P1, P2);
less(A, B) -> A < B.
pre(release, _) -> false;
pre(_, release) -> true;
pre([X | R], [X | S]) -> pre(R, S);
pre([], [_ | _]) -> true;
pre(_, []) -> false;
pre([X | _], [Y | _]) when is_integer(X), is_list(Y) -> true;
pre([X | _], [Y | _]) when is_list(X), is_integer(Y) -> false;
pre([X | _], [Y | _]) -> X < Y.
sorted() -> lists:sort(fun(A, B) -> not less(parse(B), parse(A)) end, ["1.0.0", "1.0.0-alpha", "0.9.10", "0.9.9", "1.0.0-alpha.1", "1.0.0-beta.11", "1.0.0-beta.2", "1.0.0-rc.1"]).
matches(V, "^" ++ R) -> {A, _, _, _} = W = parse(R), {B, _, _, _} = X = parse(V), A =:= B andalso not less(X, W);
matches(V, "~" ++ R) -> {A, B, _, _} = W = parse(R), X = parse(V), {element(1, X), element(2, X)} =:= {A, B} andalso not less(X, W);
matches(V, R) -> parse(V) =:= parse(R).
matched() -> [matches(V, R) || {V, R} <- [{"1.4.2", "^1.2.0"}, {"2.0.0", "^1.2.0"}, {"1.2.9", "~1.2.3"}, {"1.3.0", "~1.2.3"}, {"1.0.0", "1.0.0"}]].
too_short() -> parse(id("1.2")).
no_number() -> parse(id("1.x.3")).
id(X) -> X.

%% Nested patterns, shared prefixes, aliases and guards in one case.
-module(case_patterns).
-export([all/0]).

shape(X) ->
    case X of
        {circle, R} when R > 0 -> {area, R * R};
        {circle, _} -> no_area;
        {box, {W, H}} = Box when W =:= H -> {square, Box};
        {box, {W, H}} -> {area, W * H};
        {box, _} = Odd -> {odd, Odd};
        [{circle, _} = First | Rest] -> {first, First, length(Rest)};
        [_, {tag, T} | _] -> {second, T};
        [] -> empty;
        _ -> unknown
    end.
all() -> [shape(X) || X <- [{circle, 2}, {circle, -2}, {circle, x}, {box, {2, 2}}, {box, {2, 3}}, {box, 7},
                           [{circle, 1}, b], [a, {tag, t}, c], [a], [], x, {}, {circle, 1, 2}]].

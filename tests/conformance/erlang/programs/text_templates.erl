%% A small template language.
-module(text_templates).
-export([values/0, plain/0, functions/0, escaped/0, nested/0, missing/0, unclosed/0, no_text/0]).

render(T, M) -> iolist_to_binary(parts(T, M)).
parts(<<>>, _) -> [];
parts(<<"{{", Rest/binary>>, M) ->
    [Tag, After] = binary:split(Rest, <<"}}">>),
    [tag(string:trim(Tag), M) | parts(After, M)];
parts(<<"\\{", Rest/binary>>, M) -> ["{" | parts(Rest, M)];
parts(<<C, Rest/binary>>, M) -> [C | parts(Rest, M)].
tag(<<"upper ", Name/binary>>, M) -> string:uppercase(tag(Name, M));
tag(<<"len ", Name/binary>>, M) -> integer_to_binary(string:length(tag(Name, M)));
tag(Name, M) -> text(maps:get(Name, M)).
text(V) when is_binary(V) -> V;
text(V) when is_integer(V) -> integer_to_binary(V);
text(V) when is_float(V) -> float_to_binary(V, [{decimals, 2}]);
text(V) when is_atom(V) -> atom_to_binary(V);
text(V) when is_list(V) -> lists:join(", ", [text(X) || X <- V]).
values() -> #{<<"name">> => <<"Ann">>, <<"n">> => 3, <<"x">> => 2.5, <<"tags">> => [a, <<"b">>, 1]}.
plain() -> render(<<"Hello {{name}}, you have {{ n }} and {{x}}.">>, values()).
functions() -> render(<<"{{upper name}} {{len name}} {{tags}}">>, values()).
escaped() -> render(<<"\\{not a tag} {{n}}">>, values()).
nested() -> render(<<"{{upper upper name}}">>, values()).
missing() -> render(<<"{{nothing}}">>, values()).
unclosed() -> render(<<"a {{name">>, values()).
no_text() -> render(<<"{{v}}">>, #{<<"v">> => {tuple}}).

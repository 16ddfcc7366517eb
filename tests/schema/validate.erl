%% validate SCHEMA RECORDS: whether each line of RECORDS is JSON as SCHEMA says. Of JSON Schema it knows what ours uses, and
%% fails on a word that it does not know, so that no rule is silently left out.
-module(validate).
-export([main/1]).

main([SchemaFile, RecordsFile]) ->
    Schema = parse(read(SchemaFile)),
    Lines = [Line || Line <- binary:split(read(RecordsFile), <<"\n">>, [global]), Line =/= <<>>],
    Problems = [{Line, Problem} || Line <- Lines, Problem <- check(parse(Line), Schema, Schema)],
    [io:format("~ts~n  ~p~n", [Line, Problem]) || {Line, Problem} <- Problems],
    io:format("~b records, ~b problems~n", [length(Lines), length(Problems)]),
    halt(case Problems of [] -> 0; _ -> 1 end).

read(File) -> {ok, Bytes} = file:read_file(File), Bytes.

%% Schemas: a list of problems.

check(Value, #{<<"$ref">> := <<"#/$defs/", Name/binary>>} = Schema, Root) ->
    #{<<"$defs">> := #{Name := Definition}} = Root,
    check(Value, Definition, Root) ++ check(Value, maps:remove(<<"$ref">>, Schema), Root);
check(Value, Schema, Root) ->
    lists:append([rule(Word, Rule, Value, Schema, Root) || {Word, Rule} <- maps:to_list(Schema)]).

rule(<<"oneOf">>, Schemas, Value, _, Root) ->
    Results = [check(Value, Each, Root) || Each <- Schemas],
    case [fits || [] <- Results] of
        [fits] -> [];
        Fits -> [{fits, length(Fits), of_, length(Schemas), shortest(Results)}]
    end;
rule(<<"type">>, Type, Value, _, _) -> unless(has_type(Type, Value), {no, Type, Value});
rule(<<"const">>, Constant, Value, _, _) -> unless(Value =:= Constant, {Value, is_not, Constant});
rule(<<"enum">>, Values, Value, _, _) -> unless(lists:member(Value, Values), {Value, is_not_in, Values});
rule(<<"minimum">>, Least, Value, _, _) -> unless(Value >= Least, {Value, is_less_than, Least});
rule(<<"required">>, Names, Value, _, _) -> [{lacks, Name} || Name <- Names, not is_map_key(Name, Value)];
rule(<<"items">>, _, Value, _, _) when not is_list(Value) -> []; % what it is says the rule of the type
rule(<<"items">>, Schema, Values, _, Root) -> lists:append([check(Value, Schema, Root) || Value <- Values]);
rule(<<"properties">>, Properties, Value, _, Root) ->
    lists:append([check(Part, map_get(Name, Properties), Root)
                  || {Name, Part} <- maps:to_list(Value), is_map_key(Name, Properties)]);
rule(<<"additionalProperties">>, Rule, Value, Schema, Root) ->
    Others = maps:without(maps:keys(maps:get(<<"properties">>, Schema, #{})), Value),
    case Rule of
        false -> [{unknown, Name} || Name <- maps:keys(Others)];
        _ -> lists:append([check(Part, Rule, Root) || Part <- maps:values(Others)])
    end;
rule(Word, _, _, _, _) ->
    unless(lists:member(Word, [<<"$schema">>, <<"$defs">>, <<"title">>, <<"description">>]), {no_such_rule, Word}).

unless(true, _) -> [];
unless(false, Problem) -> [Problem].

shortest(Lists) -> hd(lists:sort(fun(Left, Right) -> length(Left) =< length(Right) end, Lists)).

has_type(<<"object">>, Value) -> is_map(Value);
has_type(<<"array">>, Value) -> is_list(Value);
has_type(<<"string">>, Value) -> is_binary(Value);
has_type(<<"integer">>, Value) -> is_integer(Value);
has_type(<<"number">>, Value) -> is_number(Value);
has_type(<<"boolean">>, Value) -> is_boolean(Value).

%% JSON: objects are maps, texts binaries.

parse(Text) ->
    {Value, Rest} = value(blank(Text)),
    <<>> = blank(Rest),
    Value.

blank(<<C, Rest/binary>>) when C =:= $\s; C =:= $\n; C =:= $\t; C =:= $\r -> blank(Rest);
blank(Text) -> Text.

value(<<"{", Rest/binary>>) -> object(blank(Rest), #{});
value(<<"[", Rest/binary>>) -> array(blank(Rest), []);
value(<<"\"", Rest/binary>>) -> text(Rest, <<>>);
value(<<"true", Rest/binary>>) -> {true, Rest};
value(<<"false", Rest/binary>>) -> {false, Rest};
value(Text) ->
    {match, [{0, Length}]} = re:run(Text, "^-?(0|[1-9][0-9]*)(\\.[0-9]+)?", [{capture, first}]),
    <<Digits:Length/binary, Rest/binary>> = Text,
    try {binary_to_integer(Digits), Rest} catch error:badarg -> {binary_to_float(Digits), Rest} end.

object(<<"}", Rest/binary>>, Object) -> {Object, Rest};
object(<<"\"", Text/binary>>, Object) ->
    {Name, Rest} = text(Text, <<>>),
    false = is_map_key(Name, Object),
    <<":", Rest1/binary>> = blank(Rest),
    {Value, Rest2} = value(blank(Rest1)),
    object(next(blank(Rest2)), Object#{Name => Value}).

array(<<"]", Rest/binary>>, Values) -> {lists:reverse(Values), Rest};
array(Text, Values) ->
    {Value, Rest} = value(Text),
    array(next(blank(Rest)), [Value | Values]).

next(<<",", Rest/binary>>) -> blank(Rest);
next(Text) -> Text.

text(<<"\"", Rest/binary>>, Text) -> {Text, Rest};
text(<<"\\u", Digits:4/binary, Rest/binary>>, Text) ->
    text(Rest, <<Text/binary, (binary_to_integer(Digits, 16))/utf8>>);
text(<<"\\", C, Rest/binary>>, Text) -> text(Rest, <<Text/binary, (escaped(C))>>);
text(<<C, Rest/binary>>, Text) when C >= $\s -> text(Rest, <<Text/binary, C>>).

escaped($n) -> $\n;
escaped($t) -> $\t;
escaped(C) when C =:= $"; C =:= $\\ -> C.

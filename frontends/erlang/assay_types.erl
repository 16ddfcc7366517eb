%% The types of a module in the exchange form: its specs, type definitions and records, as the abstract code has them.
%% module/1 is the way in, type/2 the heart, with one clause for each form of a type in OTP's "The Abstract Format".
%%
%% What always holds: integers are evaluated (`1 bsl 8`, `$a`), annotations (`X :: T`) and parentheses are gone, and a form
%% that this module does not know becomes `unknown`, an error for those only who need it.

-module(assay_types).

-export([module/1]).

-spec module([erl_parse:abstract_form()]) -> iodata().
module(Forms) ->
    Files = assay_source:files_of_forms(Forms),
    Indexes = maps:from_list(lists:zip(Files, lists:seq(0, length(Files) - 1))),
    Attributes = attributes(Forms, 0, Indexes),
    [<<"(types ">>, assay_text:symbol(module_name(Forms)),
     <<" (version 1)\n(files">>, [[$\s, assay_text:string(File)] || File <- Files],
     <<")\n(specs">>, [spec(Value, Anno, File) || {spec, Value, Anno, File} <- Attributes],
     <<")\n(definitions">>,
     [definition(Kind, Value, Anno, File)
      || {Kind, Value, Anno, File} <- Attributes, lists:member(Kind, [type, opaque, nominal])],
     <<")\n(records">>, [record(Value, Anno, File) || {record, Value, Anno, File} <- Attributes],
     <<"))\n">>].

module_name(Forms) ->
    hd([Name || {attribute, _, module, Name} <- Forms]).

%% Attributes with the index of the file each is in: -file attributes say where the forms after them come from.
attributes([{attribute, _, file, {File, _}} | Forms], _, Indexes) ->
    attributes(Forms, maps:get(File, Indexes), Indexes);
attributes([{attribute, Anno, Kind, Value} | Forms], File, Indexes) ->
    [{Kind, Value, Anno, File} | attributes(Forms, File, Indexes)];
attributes([_ | Forms], File, Indexes) ->
    attributes(Forms, File, Indexes);
attributes([], _, _) ->
    [].

spec({{_Module, Name, Arity}, Clauses}, Anno, File) ->
    spec({{Name, Arity}, Clauses}, Anno, File);
spec({{Name, Arity}, Clauses}, Anno, File) ->
    [<<"\n(spec ">>, assay_text:symbol(Name), $\s, integer_to_binary(Arity), $\s, place(Anno, File),
     [[$\s, clause(Clause, File)] || Clause <- Clauses], $)].

clause({type, _, bounded_fun, [Function, Constraints]}, File) ->
    clause(Function, Constraints, File);
clause(Function, File) ->
    clause(Function, [], File).

clause({type, Anno, 'fun', [{type, _, product, Arguments}, Result]}, Constraints, File) ->
    [<<"(clause ">>, place(Anno, File), <<" (">>, sequence(Arguments, File), <<") ">>, type(Result, File),
     [[$\s, bound(Constraint, File)] || Constraint <- Constraints], $)].

bound({type, Anno, constraint, [{atom, _, is_subtype}, [{var, _, Name}, Type]]}, File) ->
    [<<"(bound ">>, place(Anno, File), $\s, assay_text:symbol(Name), $\s, type(Type, File), $)].

definition(Kind, {Name, Type, Parameters}, Anno, File) ->
    [$\n, $(, definition_kind(Kind), $\s, assay_text:symbol(Name), $\s, place(Anno, File), <<" (">>,
     lists:join($\s, [assay_text:symbol(Parameter) || {var, _, Parameter} <- Parameters]),
     <<") ">>, type(Type, File), $)].

definition_kind(opaque) -> <<"opaque">>;
definition_kind(_) -> <<"type">>.

record({Name, Fields}, Anno, File) ->
    [<<"\n(record ">>, assay_text:symbol(Name), $\s, place(Anno, File),
     [[$\s, field(Field, File)] || Field <- Fields], $)].

%% A field without a type has that of all terms.
field({typed_record_field, Field, Type}, File) ->
    [$(, assay_text:symbol(field_name(Field)), $\s, type(Type, File), $)];
field(Field, _) ->
    [$(, assay_text:symbol(field_name(Field)), $)].

field_name({record_field, _, {atom, _, Name}}) -> Name;
field_name({record_field, _, {atom, _, Name}, _}) -> Name.

sequence(Types, File) ->
    lists:join($\s, [type(Type, File) || Type <- Types]).

type({ann_type, _, [_, Type]}, File) ->
    type(Type, File);
type({paren_type, _, [Type]}, File) ->
    type(Type, File);
type({atom, Anno, Name}, File) ->
    [<<"(atom ">>, place(Anno, File), $\s, assay_text:symbol(Name), $)];
type({var, Anno, Name}, File) ->
    [<<"(var ">>, place(Anno, File), $\s, assay_text:symbol(Name), $)];
type({type, Anno, range, [Least, Greatest]} = Type, File) ->
    numbers(<<"(range ">>, Anno, [Least, Greatest], Type, File);
type({type, Anno, binary, [Base, Unit]} = Type, File) ->
    numbers(<<"(bits ">>, Anno, [Base, Unit], Type, File);
type({type, Anno, tuple, Elements}, File) when is_list(Elements) ->
    node(<<"(tuple ">>, Anno, Elements, File);
type({type, Anno, union, Types}, File) ->
    node(<<"(union ">>, Anno, Types, File);
type({type, Anno, map, Associations}, File) when is_list(Associations) ->
    [<<"(map ">>, place(Anno, File),
     [[$\s, association(Association, File)] || Association <- Associations], $)];
type({type, Anno, 'fun', [{type, _, product, Arguments}, Result]}, File) ->
    [<<"(fun ">>, place(Anno, File), <<" (">>, sequence(Arguments, File), <<") ">>, type(Result, File), $)];
type({type, Anno, 'fun', [{type, _, any}, Result]}, File) ->
    [<<"(fun ">>, place(Anno, File), <<" any ">>, type(Result, File), $)];
type({type, Anno, record, [{atom, _, Name} | Fields]}, File) ->
    [<<"(record ">>, place(Anno, File), $\s, assay_text:symbol(Name),
     [[<<" (">>, assay_text:symbol(Field), $\s, type(Type, File), $)]
      || {type, _, field_type, [{atom, _, Field}, Type]} <- Fields], $)];
type({type, Anno, Name, any}, File) ->
    named(<<"(type ">>, Anno, Name, [], File);
type({type, Anno, Name, Arguments}, File) ->
    named(<<"(type ">>, Anno, Name, Arguments, File);
type({user_type, Anno, Name, Arguments}, File) ->
    named(<<"(local ">>, Anno, Name, Arguments, File);
type({remote_type, Anno, [{atom, _, Module}, {atom, _, Name}, Arguments]}, File) ->
    [<<"(remote ">>, place(Anno, File), $\s, assay_text:symbol(Module), $\s, assay_text:symbol(Name),
     [[$\s, type(Argument, File)] || Argument <- Arguments], $)];
type(Type, File) when element(1, Type) =:= integer; element(1, Type) =:= char; element(1, Type) =:= op ->
    numbers(<<"(integer ">>, element(2, Type), [Type], Type, File);
type(Type, File) ->
    unknown(Type, File).

node(Head, Anno, Types, File) ->
    [Head, place(Anno, File), [[$\s, type(Type, File)] || Type <- Types], $)].

named(Head, Anno, Name, Arguments, File) ->
    [Head, place(Anno, File), $\s, assay_text:symbol(Name),
     [[$\s, type(Argument, File)] || Argument <- Arguments], $)].

association({type, _, map_field_exact, [Key, Value]}, File) ->
    [<<"(exact ">>, type(Key, File), $\s, type(Value, File), $)];
association({type, _, map_field_assoc, [Key, Value]}, File) ->
    [<<"(assoc ">>, type(Key, File), $\s, type(Value, File), $)].

%% A node whose parts are integers, which may be written as expressions.
numbers(Head, Anno, Expressions, Type, File) ->
    Values = [number(Expression) || Expression <- Expressions],
    case lists:all(fun is_integer/1, Values) of
        true -> [Head, place(Anno, File), [[$\s, integer_to_binary(Value)] || Value <- Values], $)];
        false -> unknown(Type, File)
    end.

number(Expression) ->
    case erl_eval:partial_eval(Expression) of
        {integer, _, Value} -> Value;
        {char, _, Value} -> Value;
        {op, _, '-', {char, _, Value}} -> -Value;
        _ -> none
    end.

unknown(Type, File) ->
    [<<"(unknown ">>, place(element(2, Type), File), $\s,
     assay_text:string(io_lib:format("~0tP", [Type, 20])), $)].

%% A parse transform may put anything where an annotation belongs.
place(Anno, File) ->
    {Line, Column} =
        try {erl_anno:line(Anno), erl_anno:column(Anno)} of
            {L, undefined} -> {L, 0};
            Both -> Both
        catch
            error:_ -> {0, 0}
        end,
    [$@, integer_to_binary(Line), $:, integer_to_binary(Column), $:, integer_to_binary(File)].

%% A mark on a line of a program: line/2 puts it into abstract code, before every expression of a body that begins on the
%% line and at the beginning of every clause that does. was_reached/0 says whether any process came there since
%% prepare/0. Guards and patterns can't hold a mark: they are part of entering the clause.

-module(assay_mark).

-export([prepare/0, line/2, was_reached/0]).
-export([reached/0]).

-spec prepare() -> ok.
prepare() ->
    persistent_term:put(?MODULE, atomics:new(1, [])).

-spec reached() -> ok.
reached() ->
    atomics:put(persistent_term:get(?MODULE), 1, 1).

-spec was_reached() -> boolean().
was_reached() ->
    case persistent_term:get(?MODULE, none) of
        none -> false;
        Mark -> atomics:exchange(Mark, 1, 0) =:= 1
    end.

-spec line([erl_parse:abstract_form()], pos_integer()) -> [erl_parse:abstract_form()].
line(Forms, Line) ->
    forms(Forms, Line, main_file(Forms), main_file(Forms)).

main_file([{attribute, _, file, {File, _}} | _]) -> File;
main_file([_ | Forms]) -> main_file(Forms);
main_file([]) -> none.

%% Lines of included files are not meant.
forms([{attribute, _, file, {File, _}} = Form | Forms], Line, Main, _) -> [Form | forms(Forms, Line, Main, File)];
forms([{function, Anno, Name, Arity, Clauses} | Forms], Line, Main, Main) ->
    [{function, Anno, Name, Arity, [clause(Clause, Line) || Clause <- Clauses]} | forms(Forms, Line, Main, Main)];
forms([Form | Forms], Line, Main, File) -> [Form | forms(Forms, Line, Main, File)];
forms([], _, _, _) -> [].

clause({clause, Anno, Patterns, Guards, Body}, Line) ->
    Marked = body(Body, Line),
    case erl_anno:line(Anno) of
        Line -> {clause, Anno, Patterns, Guards, [mark(Anno) | Marked]};
        _ -> {clause, Anno, Patterns, Guards, Marked}
    end.

body(Expressions, Line) -> [expression(Each, Line) || Each <- Expressions].

mark(Anno) -> {call, Anno, {remote, Anno, {atom, Anno, ?MODULE}, {atom, Anno, reached}}, []}.

%% Any expression can stand in a block with the mark before it.
expression(Expression, Line) ->
    Inside = inside(Expression, Line),
    Anno = element(2, Inside),
    case erl_anno:line(Anno) of
        Line -> {block, Anno, [mark(Anno), Inside]};
        _ -> Inside
    end.

inside({match, Anno, Pattern, Value}, Line) -> {match, Anno, Pattern, expression(Value, Line)};
inside({'case', Anno, Value, Clauses}, Line) -> {'case', Anno, expression(Value, Line), clauses(Clauses, Line)};
inside({'if', Anno, Clauses}, Line) -> {'if', Anno, clauses(Clauses, Line)};
inside({'receive', Anno, Clauses}, Line) -> {'receive', Anno, clauses(Clauses, Line)};
inside({'receive', Anno, Clauses, Time, After}, Line) ->
    {'receive', Anno, clauses(Clauses, Line), expression(Time, Line), body(After, Line)};
inside({'try', Anno, Body, Clauses, Handlers, After}, Line) ->
    {'try', Anno, body(Body, Line), clauses(Clauses, Line), clauses(Handlers, Line), body(After, Line)};
inside({'catch', Anno, Value}, Line) -> {'catch', Anno, expression(Value, Line)};
inside({block, Anno, Body}, Line) -> {block, Anno, body(Body, Line)};
inside({'fun', Anno, {clauses, Clauses}}, Line) -> {'fun', Anno, {clauses, clauses(Clauses, Line)}};
inside({named_fun, Anno, Name, Clauses}, Line) -> {named_fun, Anno, Name, clauses(Clauses, Line)};
inside({call, Anno, {remote, Place, Module, Name}, Arguments}, Line) ->
    {call, Anno, {remote, Place, expression(Module, Line), expression(Name, Line)}, body(Arguments, Line)};
inside({call, Anno, {atom, _, _} = Name, Arguments}, Line) -> {call, Anno, Name, body(Arguments, Line)};
inside({call, Anno, Function, Arguments}, Line) -> {call, Anno, expression(Function, Line), body(Arguments, Line)};
inside({op, Anno, Operator, Left, Right}, Line) ->
    {op, Anno, Operator, expression(Left, Line), expression(Right, Line)};
inside({op, Anno, Operator, Value}, Line) -> {op, Anno, Operator, expression(Value, Line)};
inside({cons, Anno, Head, Tail}, Line) -> {cons, Anno, expression(Head, Line), expression(Tail, Line)};
inside({tuple, Anno, Elements}, Line) -> {tuple, Anno, body(Elements, Line)};
inside({map, Anno, Fields}, Line) -> {map, Anno, fields(Fields, Line)};
inside({map, Anno, Map, Fields}, Line) -> {map, Anno, expression(Map, Line), fields(Fields, Line)};
inside({lc, Anno, Value, Qualifiers}, Line) -> {lc, Anno, expression(Value, Line), qualifiers(Qualifiers, Line)};
inside({bc, Anno, Value, Qualifiers}, Line) -> {bc, Anno, expression(Value, Line), qualifiers(Qualifiers, Line)};
inside(Other, _) -> Other.

clauses(Clauses, Line) -> [clause(Clause, Line) || Clause <- Clauses].

fields(Fields, Line) ->
    [{Kind, Anno, expression(Key, Line), expression(Value, Line)} || {Kind, Anno, Key, Value} <- Fields].

%% A filter may be a guard, and then must stay one.
qualifiers(Qualifiers, Line) ->
    [case Each of
         {Kind, Anno, Pattern, Value} when Kind =:= generate; Kind =:= b_generate ->
             {Kind, Anno, Pattern, expression(Value, Line)};
         _ -> Each
     end || Each <- Qualifiers].

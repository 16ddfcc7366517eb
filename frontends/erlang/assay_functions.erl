%% Functions in the text of an input. A `fun` in canonical form (patterns are constants or functions, a last clause takes
%% everything else, bodies return constants or variables, calculate once with them, raise, or call functions in scope) is
%% turned into
%%     {'assay.function', Arity, Rows, Default}
%% where a row is {Keys, Body}, and a body (as is Default) one of
%%     {value, Value}   {variable, Number}   {raise, Number}   {arithmetic, Operator, Operands}   {call, Number, Operands, Rows, Default}
%% throw(raised), error(raised) and exit(raised) are what it can raise, numbered in this order. An operand is {value, Value} or {variable, Number}; the rows of a call are those for its answer. A key that may be
%% anything is the atom 'assay.any'; a function in a key is 'assay.function/ARITY'. In the text a guard tells what they
%% are; a key that holds a map stands in a guard, too:
%%     fun(F) when is_function(F, 1) -> F(0); (X) when X =:= #{a => 1} -> b; (_) -> c end
%% Variables are numbered as they come into scope: those around the function, the arguments, the answers; after a
%% structure with functions in it, these.
%%
%% Only funs in the data itself are looked at: those in the arguments of a call are left to the call. A fun that is not
%% in canonical form is left as it is, too; who reads the value sees a closure and says what is wrong.

-module(assay_functions).

-export([rewrite/1, keep_calls/1]).

-type expression() :: erl_parse:abstract_expr().

%% Names in scope, and how many variables there are; some have no name.
-type scope() :: {#{atom() => non_neg_integer()}, non_neg_integer()}.

-spec rewrite(expression()) -> expression().
rewrite(Expression) -> rewrite(Expression, {#{}, 0}).

%% Calls that make values stay calls, as the machine keeps them in an input: {'assay.made_by_call', Function, Arguments…}.
-spec keep_calls(expression()) -> expression().
keep_calls({call, Place, {remote, _, {atom, _, Module}, {atom, _, Name}}, Arguments}) ->
    Function = list_to_atom(lists:concat([Module, ":", Name, "/", length(Arguments)])),
    tuple(Place, [{atom, Place, 'assay.made_by_call'}, {atom, Place, Function} | [keep_calls(Each) || Each <- Arguments]]);
keep_calls({cons, Place, Head, Tail}) -> {cons, Place, keep_calls(Head), keep_calls(Tail)};
keep_calls({tuple, Place, Elements}) -> {tuple, Place, [keep_calls(Element) || Element <- Elements]};
keep_calls(Expression) -> Expression.

-spec rewrite(expression(), scope()) -> expression().
rewrite({cons, Place, Head, Tail}, Scope) -> rewrite_cons(Tail, [{Place, rewrite(Head, Scope)}], Scope);
rewrite({tuple, Place, Elements}, Scope) -> {tuple, Place, [rewrite(Element, Scope) || Element <- Elements]};
rewrite({map, Place, Pairs}, Scope) ->
    {map, Place, [{Kind, At, rewrite(Key, Scope), rewrite(Value, Scope)} || {Kind, At, Key, Value} <- Pairs]};
rewrite({'fun', Place, {clauses, Clauses}} = Fun, Scope) ->
    try function(Place, Clauses, Scope)
    catch throw:not_canonical -> Fun
    end;
rewrite(Expression, _) -> Expression.

%% Long lists are rewritten without a frame for each element.
rewrite_cons({cons, Place, Head, Tail}, Done, Scope) ->
    rewrite_cons(Tail, [{Place, rewrite(Head, Scope)} | Done], Scope);
rewrite_cons(Tail, Done, Scope) ->
    lists:foldl(fun({Place, Head}, Rest) -> {cons, Place, Head, Rest} end, rewrite(Tail, Scope), Done).

function(Place, [{clause, _, Patterns, _, _} | _] = Clauses, Scope) ->
    tuple(Place, [{atom, Place, 'assay.function'}, {integer, Place, length(Patterns)} | node(Place, Clauses, Scope)]).

%% The rows and the default.
node(Place, Clauses, Scope) ->
    {Rows, [Last]} = lists:split(length(Clauses) - 1, Clauses),
    {clause, _, Patterns, [], Body} = require(Last, is_default(Last)),
    [list(Place, [row(Row, Scope) || Row <- Rows]), body(Body, named(Patterns, Scope))].

require(Value, true) -> Value;
require(_, false) -> throw(not_canonical).

is_default({clause, _, Patterns, [], _}) ->
    lists:all(fun({var, _, _}) -> true; (_) -> false end, Patterns) andalso are_distinct(Patterns);
is_default(_) -> false.

row({clause, Place, Patterns, Guard, Body}, Scope) ->
    Tests = tests(Guard),
    Names = [Name || {var, _, Name} <- variables(Patterns, [])],
    _ = require(Tests, are_distinct(Patterns) andalso [] =:= maps:keys(Tests) -- Names),
    {Keys, Inner} = lists:mapfoldl(fun(Pattern, Known) -> key(Pattern, Tests, Known) end, Scope, Patterns),
    tuple(Place, [list(Place, Keys), body(Body, Inner)]).

%% What a guard requires of variables, joined by commas.
tests([]) -> #{};
tests([Tests]) -> maps:from_list([test(Test) || Test <- Tests]);
tests(_) -> throw(not_canonical).

test({op, _, '=:=', {call, _, {atom, _, map_size}, [{var, _, Name}]}, {integer, _, Size}}) -> {Name, {size, Size}};
test({op, _, '=:=', {var, _, Name}, Key}) when Name =/= '_' -> {Name, {is, constant(Key)}};
test({call, _, {atom, _, is_function}, [{var, _, Name}, {integer, _, Arity}]}) -> {Name, {function, Arity}};
test(_) -> throw(not_canonical).

%% A pattern as a key, and the scope with what it binds: the value as a whole, then the functions in it.
key({match, _, Pattern, {var, _, Name}}, Tests, Scope) when not is_map_key(Name, Tests) ->
    part(Pattern, Tests, named(Name, Scope));
key({var, Place, Name}, Tests, Scope) ->
    Key = case Tests of
              #{Name := {function, Arity}} -> function_key(Place, Arity);
              #{Name := {is, Constant}} -> Constant;
              #{Name := _} -> throw(not_canonical);
              #{} -> {atom, Place, 'assay.any'}
          end,
    {Key, named(Name, Scope)};
key(Pattern, Tests, Scope) ->
    part(Pattern, Tests, named('_', Scope)).

part({var, Place, '_'}, _, Scope) ->
    {{atom, Place, 'assay.any'}, Scope};
part({var, Place, Name}, Tests, Scope) ->
    case Tests of
        #{Name := {function, Arity}} -> {function_key(Place, Arity), named(Name, Scope)};
        #{Name := {is, Constant}} -> {Constant, Scope};
        #{} -> throw(not_canonical)
    end;
part({cons, Place, Head, Tail}, Tests, Scope) ->
    {HeadKey, WithHead} = part(Head, Tests, Scope),
    {TailKey, WithTail} = part(Tail, Tests, WithHead),
    {{cons, Place, HeadKey, TailKey}, WithTail};
part({tuple, Place, Elements}, Tests, Scope) ->
    {Keys, Inner} = lists:mapfoldl(fun(Element, Known) -> part(Element, Tests, Known) end, Scope, Elements),
    {tuple(Place, Keys), Inner};
part({match, _, {map, Place, Fields}, {var, _, Name}}, Tests, Scope) ->
    _ = require(Name, maps:get(Name, Tests, none) =:= {size, length(Fields)}),
    Field = fun({map_field_exact, At, Key, Value}, Known) ->
                    {ValueKey, Next} = part(Value, Tests, Known),
                    {{map_field_assoc, At, constant(Key), ValueKey}, Next}
            end,
    {Keys, Inner} = lists:mapfoldl(Field, Scope, Fields),
    {{map, Place, Keys}, Inner};
part(Pattern, _, Scope) ->
    {constant(require(Pattern, not mentions(map, Pattern) andalso not mentions(match, Pattern))), Scope}.

function_key(Place, Arity) -> {atom, Place, list_to_atom("assay.function/" ++ integer_to_list(Arity))}.

body([{match, _, {var, _, Name}, Call} | [_ | _] = Rest], Scope) ->
    call(Call, Scope, fun(Place) -> [list(Place, []), body(Rest, named(Name, Scope))] end);
body([{'case', _, Call, Clauses}], Scope) ->
    call(Call, Scope, fun(Place) -> node(Place, Clauses, Scope) end);
body([Call | [_ | _] = Rest], Scope) ->
    call(Call, Scope, fun(Place) -> [list(Place, []), body(Rest, named('_', Scope))] end);
body([{call, _, {var, _, _}, _} = Call], {_, Next} = Scope) ->
    call(Call, Scope, fun(Place) -> [list(Place, []), tuple(Place, [{atom, Place, variable}, {integer, Place, Next}])] end);
body([{call, Place, {atom, _, Class}, [{atom, _, raised}]}], _) when Class =:= throw; Class =:= error; Class =:= exit ->
    Number = case Class of throw -> 0; error -> 1; exit -> 2 end,
    tuple(Place, [{atom, Place, raise}, {integer, Place, Number}]);
body([{op, Place, '-', {var, _, _} = Variable}], Scope) ->
    arithmetic(Place, '-', [{integer, Place, 0}, Variable], Scope);
body([{op, Place, Operator, Left, Right} = Expression], Scope) ->
    case mentions(var, Expression) andalso lists:member(Operator, ['+', '-', '*']) of
        true -> arithmetic(Place, Operator, [Left, Right], Scope);
        false -> operand(Expression, Scope)
    end;
body([Expression], Scope) ->
    operand(Expression, Scope).

arithmetic(Place, Operator, Operands, Scope) ->
    Read = list(Place, [operand(Operand, Scope) || Operand <- Operands]),
    tuple(Place, [{atom, Place, arithmetic}, {atom, Place, Operator}, Read]).

call({call, Place, {var, _, Function}, Arguments}, Scope, Next) ->
    Operands = list(Place, [operand(Argument, Scope) || Argument <- Arguments]),
    tuple(Place, [{atom, Place, call}, {integer, Place, number(Function, Scope)}, Operands | Next(Place)]);
call(_, _, _) ->
    throw(not_canonical).

operand({var, Place, Name}, Scope) ->
    tuple(Place, [{atom, Place, variable}, {integer, Place, number(Name, Scope)}]);
operand(Expression, Scope) ->
    Place = element(2, Expression),
    tuple(Place, [{atom, Place, value}, constant(rewrite(Expression, Scope))]).

number(Name, {Names, _}) ->
    case Names of
        #{Name := Number} -> Number;
        #{} -> throw(not_canonical)
    end.

named(Patterns, Scope) when is_list(Patterns) ->
    lists:foldl(fun({var, _, Name}, Known) -> named(Name, Known) end, Scope, Patterns);
named('_', {Names, Next}) -> {Names, Next + 1};
named(Name, {Names, Next}) -> {Names#{Name => Next}, Next + 1}.

constant(Expression) ->
    require(Expression, not mentions(var, Expression)).

are_distinct(Patterns) ->
    Names = [Name || {var, _, Name} <- variables(Patterns, []), Name =/= '_'],
    length(Names) =:= length(lists:usort(Names)).

variables({var, _, _} = Variable, Found) -> [Variable | Found];
variables(Pattern, Found) when is_tuple(Pattern) -> variables(tuple_to_list(Pattern), Found);
variables([First | Rest], Found) -> variables(Rest, variables(First, Found));
variables(_, Found) -> Found.

mentions(Kind, Expression) when is_tuple(Expression), element(1, Expression) =:= Kind -> true;
mentions(Kind, Expression) when is_tuple(Expression) -> mentions(Kind, tuple_to_list(Expression));
mentions(Kind, [First | Rest]) -> mentions(Kind, First) orelse mentions(Kind, Rest);
mentions(_, _) -> false.

tuple(Place, Elements) -> {tuple, Place, Elements}.

list(Place, Elements) ->
    lists:foldr(fun(Element, Rest) -> {cons, Place, Element, Rest} end, {nil, Place}, Elements).

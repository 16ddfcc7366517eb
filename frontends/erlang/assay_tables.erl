%% Functions in the text of an input. A `fun` whose clauses have constant patterns and constant results, and whose last
%% clause takes all arguments, is a table; it is turned into
%%     {'assay.table', Arity, [{Arguments, Result}], Default}
%% where an argument that may be anything is the atom 'assay.any'. A key that holds a map stands in a guard:
%%     fun(X) when X =:= #{a => 1} -> b; (_) -> c end
%% Only funs in the data itself are looked at: those in the arguments of a call are left to the call. A fun that is no
%% table is left as it is, too; who reads the value sees a closure and says what is wrong.

-module(assay_tables).

-export([rewrite/1]).

-type expression() :: erl_parse:abstract_expr().

-spec rewrite(expression()) -> expression().
rewrite({cons, Place, Head, Tail}) -> rewrite_cons(Tail, [{Place, rewrite(Head)}]);
rewrite({tuple, Place, Elements}) -> {tuple, Place, [rewrite(Element) || Element <- Elements]};
rewrite({map, Place, Pairs}) ->
    {map, Place, [{Kind, At, rewrite(Key), rewrite(Value)} || {Kind, At, Key, Value} <- Pairs]};
rewrite({'fun', Place, {clauses, Clauses}} = Fun) ->
    try table(Place, Clauses)
    catch throw:no_table -> Fun
    end;
rewrite(Expression) -> Expression.

%% Long lists are rewritten without a frame for each element.
rewrite_cons({cons, Place, Head, Tail}, Done) -> rewrite_cons(Tail, [{Place, rewrite(Head)} | Done]);
rewrite_cons(Tail, Done) ->
    lists:foldl(fun({Place, Head}, Rest) -> {cons, Place, Head, Rest} end, rewrite(Tail), Done).

table(Place, Clauses) ->
    {Rows, [Last]} = lists:split(length(Clauses) - 1, Clauses),
    {clause, _, Patterns, [], _} = require(Last, is_default(Last)),
    {tuple, Place,
     [{atom, Place, 'assay.table'}, {integer, Place, length(Patterns)},
      list(Place, [row(Row) || Row <- Rows]), result(Last)]}.

require(Value, true) -> Value;
require(_, false) -> throw(no_table).

is_default({clause, _, Patterns, [], _}) ->
    lists:all(fun({var, _, _}) -> true; (_) -> false end, Patterns) andalso are_distinct(Patterns);
is_default(_) -> false.

row({clause, Place, Patterns, Guard, _} = Clause) ->
    Keys = keys(Guard),
    Variables = [Name || {var, _, Name} <- Patterns],
    _ = require(Keys, are_distinct(Patterns) andalso [] =:= maps:keys(Keys) -- Variables),
    {tuple, Place, [list(Place, [argument(Pattern, Keys) || Pattern <- Patterns]), result(Clause)]}.

%% What a guard requires of variables: `X =:= KEY`, joined by commas.
keys([]) -> #{};
keys([Tests]) -> maps:from_list([key(Test) || Test <- Tests]);
keys(_) -> throw(no_table).

key({op, _, '=:=', {var, _, Name}, Key}) when Name =/= '_' -> {Name, constant(Key)};
key(_) -> throw(no_table).

argument({var, Place, Name}, Keys) -> maps:get(Name, Keys, {atom, Place, 'assay.any'});
argument(Pattern, _) -> constant(require(Pattern, not mentions(map, Pattern) andalso not mentions(match, Pattern))).

result({clause, _, _, _, [Result]}) -> constant(rewrite(Result));
result(_) -> throw(no_table).

constant(Expression) ->
    require(Expression, not mentions(var, Expression)).

are_distinct(Patterns) ->
    Names = [Name || {var, _, Name} <- Patterns, Name =/= '_'],
    length(Names) =:= length(lists:usort(Names)).

mentions(Kind, Expression) when is_tuple(Expression), element(1, Expression) =:= Kind -> true;
mentions(Kind, Expression) when is_tuple(Expression) -> mentions(Kind, tuple_to_list(Expression));
mentions(Kind, [First | Rest]) -> mentions(Kind, First) orelse mentions(Kind, Rest);
mentions(_, _) -> false.

list(Place, Elements) ->
    lists:foldr(fun(Element, Rest) -> {cons, Place, Element, Rest} end, {nil, Place}, Elements).

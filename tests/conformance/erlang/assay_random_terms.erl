%% Terms drawn at random: of basic kinds (integer/0, text/0, any/1, ...) and of a type as the abstract code has it
%% (of_type/3). Randomness is that of the module rand in this process, so a seed decides everything.
%%
%% Values are small, so that calls are cheap, with now and then one from a border: big integers, floats beyond 2^53,
%% code points beyond Latin 1. Abstract types are built by the functions of their modules, never field by field.

-module(assay_random_terms).

-export([of_type/3, any/1]).
-export([pick/1, chance/1, between/2, list/2, list/1]).
-export([integer/0, natural/0, float/0, number/0, atom/0, character/0, string/0, chardata/0, binary/0, bits/0,
         function/2, ordset/0, key/0, pairs/0]).

-type scope() :: #{module := module(), bound := #{atom() => erl_parse:abstract_type()}}.

pick(List) -> lists:nth(rand:uniform(length(List)), List).
chance(Percent) -> rand:uniform(100) =< Percent.
between(Low, High) -> Low + rand:uniform(High - Low + 1) - 1.
list(Element) -> list(Element, case chance(4) of true -> 40; false -> 6 end).
list(Element, Most) -> [Element() || _ <- lists:seq(1, between(0, Most))].

integer() ->
    case rand:uniform(20) of
        N when N =< 11 -> between(-3, 12);
        N when N =< 17 -> between(-300, 300);
        N when N =< 19 -> pick([1, -1]) * ((1 bsl pick([27, 31, 32, 53, 58, 59, 60, 62, 63, 64, 65, 100])) + between(-1, 1));
        20 -> between(-1 bsl 70, 1 bsl 70)
    end.

natural() -> abs(integer()).

float() ->
    case rand:uniform(10) of
        N when N =< 3 -> between(-20, 20) * 0.5;
        N when N =< 8 -> between(-100000, 100000) / between(1, 999);
        9 -> pick([0.0, -0.0, 1.0, 0.1, 1.0e10, 1.0e22, 1.5e300, -1.0e-300, 5.0e-324, 9007199254740993.0]);
        10 -> rand:uniform() * math:pow(10, between(-30, 30))
    end.

number() ->
    case chance(60) of true -> integer(); false -> ?MODULE:float() end.

atom() -> pick([a, b, c, ok, error, true, false, undefined, 'Quoted one', '', foo, infinity, x@y, 'é', 'λ', none]).

character() ->
    case rand:uniform(12) of
        N when N =< 8 -> between($a, $f);
        9 -> between(32, 126);
        10 -> pick([$\s, $\n, $\t, $", $\\, $', $~, $A, $Z, $0, $., $/]);
        11 -> between(160, 255);
        12 -> pick([0, 127, 128, 223, 301, 775, 776, 955, 8217, 8364, 26085, 64257, 65533, 120120, 128512, 16#10FFFF])
    end.

string() -> list(fun character/0, case chance(5) of true -> 60; false -> 8 end).

chardata() ->
    case rand:uniform(6) of
        N when N =< 3 -> string();
        4 -> unicode:characters_to_binary(string());
        5 -> [string(), unicode:characters_to_binary(string()) | string()];
        6 -> list(fun() -> pick([string(), [character()], unicode:characters_to_binary(string())]) end, 3)
    end.

binary() -> list_to_binary(list(fun() -> pick([between(0, 255), between($a, $e), between($a, $e)]) end, 8)).

bits() ->
    Size = between(0, 40),
    <<(rand:uniform(1 bsl 40) - 1):Size>>.

key() -> pick([integer(), atom(), ?MODULE:float(), between(1, 4), between(1, 4)]).
ordset() -> lists:usort(list(fun() -> key() end)).
pairs() -> list(fun() -> {key(), any(1)} end).

any(Depth) when Depth =< 0 ->
    case rand:uniform(9) of
        N when N =< 3 -> integer();
        N when N =< 6 -> atom();
        7 -> ?MODULE:float();
        8 -> [];
        9 -> binary()
    end;
any(Depth) ->
    Less = fun() -> any(Depth - 1) end,
    case rand:uniform(14) of
        N when N =< 6 -> Less();
        7 -> string();
        8 -> list(Less, 4);
        9 -> list_to_tuple(list(Less, 4));
        10 -> {atom(), Less()};
        11 -> maps:from_list([{key(), Less()} || _ <- lists:seq(1, between(0, 3))]);
        12 -> bits();
        13 -> [Less() | Less()];
        14 -> fun lists:map/2
    end.

%% A fun of assay_conformance_funs, of an arity and with a result like Kind (any, boolean, integer, list, pair, filter).
function(Arity, Kind) ->
    Exports = [{Name, atom_to_list(Name)} || {Name, A} <- assay_conformance_funs:module_info(exports),
                                             A =:= Arity, Name =/= module_info],
    Raising = [Name || {Name, Text} <- Exports, lists:suffix("_raise", Text)],
    Fitting = [Name || {Name, Text} <- Exports, lists:prefix(atom_to_list(Kind) ++ "_", Text),
                       not lists:member(Name, Raising)],
    Name = case Fitting of
               [] -> any_identity;
               _ when Raising =/= [] -> case chance(3) of true -> pick(Raising); false -> pick(Fitting) end;
               _ -> pick(Fitting)
           end,
    fun assay_conformance_funs:Name/Arity.

%% Drawing from types. Depth bounds recursion: at zero the shortest alternatives are taken.

-spec of_type(erl_parse:abstract_type(), scope(), integer()) -> term().
of_type(_, _, Depth) when Depth < -8 -> any(0);
of_type({ann_type, _, [_, Type]}, Scope, Depth) -> of_type(Type, Scope, Depth);
of_type({paren_type, _, [Type]}, Scope, Depth) -> of_type(Type, Scope, Depth);
of_type({atom, _, Atom}, _, _) -> Atom;
of_type({integer, _, Integer}, _, _) -> Integer;
of_type({char, _, Character}, _, _) -> Character;
of_type({op, _, _, _} = Type, _, _) -> constant(Type);
of_type({op, _, _, _, _} = Type, _, _) -> constant(Type);
of_type({var, _, '_'}, _, Depth) -> any(Depth);
of_type({var, _, Name}, #{bound := Bound} = Scope, Depth) ->
    case Bound of
        #{Name := {var, _, Name}} -> key();
        #{Name := Type} -> of_type(Type, Scope, Depth - 1);
        #{} -> key()
    end;
of_type({type, _, union, Types}, Scope, Depth) -> of_type(pick(simple_first(Types, Depth)), Scope, Depth - 1);
of_type({user_type, _, Name, Arguments}, #{module := Module} = Scope, Depth) ->
    named(Module, Name, Arguments, Scope, Depth);
of_type({remote_type, _, [{atom, _, Module}, {atom, _, Name}, Arguments]}, Scope, Depth) ->
    named(Module, Name, Arguments, Scope, Depth);
of_type({type, _, list, [Type]}, Scope, Depth) ->
    Most = if Depth > 0 -> 5; true -> 0 end,
    list(fun() -> of_type(Type, Scope, Depth - 1) end, Most);
of_type({type, _, nonempty_list, [Type]}, Scope, Depth) ->
    [of_type(Type, Scope, Depth - 1) | of_type({type, 0, list, [Type]}, Scope, Depth)];
of_type({type, _, maybe_improper_list, [Type, Tail]}, Scope, Depth) ->
    of_type({type, 0, list, [Type]}, Scope, Depth) ++ pick([[], of_type(Tail, Scope, Depth - 1)]);
of_type({type, _, tuple, Types}, Scope, Depth) when is_list(Types) ->
    list_to_tuple([of_type(Type, Scope, Depth - 1) || Type <- Types]);
of_type({type, _, map, Pairs}, Scope, Depth) when is_list(Pairs) ->
    lists:foldl(fun(Pair, Map) -> pair(Pair, Map, Scope, Depth) end, #{}, Pairs);
of_type({type, _, record, [{atom, _, Name} | Refined]}, #{module := Module} = Scope, Depth) ->
    Changes = maps:from_list([{Field, Type} || {type, _, field_type, [{atom, _, Field}, Type]} <- Refined]),
    Fields = assay_random_types:record(Module, Name),
    list_to_tuple([Name | [of_type(maps:get(Field, Changes, Type), Scope, Depth - 1) || {Field, Type} <- Fields]]);
of_type({type, _, range, [Low, High]}, _, _) -> between(constant(Low), constant(High));
of_type({type, _, binary, [{integer, _, Base}, {integer, _, Unit}]}, _, _) ->
    Size = Base + Unit * between(0, 6),
    <<(rand:uniform(1 bsl 64)):Size>>;
of_type({type, _, 'fun', [{type, _, product, Arguments}, Result]}, Scope, _) ->
    function(length(Arguments), result_kind(Result, Scope));
of_type({type, _, 'fun', _}, _, _) -> function(between(1, 2), any);
of_type({type, _, Name, _}, _, Depth) -> basic(Name, Depth).

constant(Type) ->
    {value, Value, _} = erl_eval:expr(Type, erl_eval:new_bindings()),
    Value.

basic(integer, _) -> integer();
basic(non_neg_integer, _) -> natural();
basic(pos_integer, _) -> max(1, natural());
basic(neg_integer, _) -> min(-1, -natural());
basic(float, _) -> ?MODULE:float();
basic(number, _) -> number();
basic(atom, _) -> atom();
basic(module, _) -> pick([lists, erlang, maps, no_such_module]);
basic(boolean, _) -> chance(50);
basic(byte, _) -> between(0, 255);
basic(char, _) -> character();
basic(arity, _) -> between(0, 3);
basic(string, _) -> string();
basic(nonempty_string, _) -> [character() | string()];
basic(nil, _) -> [];
basic(list, Depth) -> list(fun() -> any(Depth - 1) end, 5);
basic(nonempty_list, Depth) -> [any(Depth - 1) | basic(list, Depth)];
basic(maybe_improper_list, Depth) -> basic(list, Depth);
basic(tuple, Depth) -> list_to_tuple(basic(list, Depth));
basic(map, _) -> maps:from_list(pairs());
basic(binary, _) -> binary();
basic(nonempty_binary, _) -> <<1, (binary())/binary>>;
basic(bitstring, _) -> bits();
basic(iolist, Depth) -> list(fun() -> pick([between(0, 255), binary(), if Depth > 0 -> basic(iolist, Depth - 1); true -> [] end]) end, 4);
basic(iodata, Depth) -> pick([binary(), basic(iolist, Depth)]);
basic(mfa, _) -> {lists, map, 2};
basic(timeout, _) -> pick([infinity, natural()]);
basic('fun', _) -> function(between(1, 2), any);
basic(function, _) -> function(between(1, 2), any);
basic(_, Depth) -> any(Depth).

pair({type, _, map_field_exact, [Key, Value]}, Map, Scope, Depth) ->
    Map#{of_type(Key, Scope, Depth - 1) => of_type(Value, Scope, Depth - 1)};
pair({type, _, map_field_assoc, [{atom, _, Key}, Value]}, Map, Scope, Depth) ->
    case chance(60) of true -> Map#{Key => of_type(Value, Scope, Depth - 1)}; false -> Map end;
pair({type, _, map_field_assoc, [Key, Value]}, Map, Scope, Depth) ->
    Draw = fun() -> {of_type(Key, Scope, Depth - 1), of_type(Value, Scope, Depth - 1)} end,
    maps:merge(Map, maps:from_list(list(Draw, 5))).

simple_first(Types, Depth) when Depth > 0 -> Types;
simple_first(Types, _) ->
    case [Type || Type <- Types, is_simple(Type)] of
        [] -> Types;
        Simple -> Simple
    end.

is_simple({user_type, _, _, _}) -> false;
is_simple({remote_type, _, _}) -> false;
is_simple({type, _, Name, _}) -> not lists:member(Name, [tuple, record, map, union]);
is_simple(_) -> true.

%% What a fun has to return, as function/2 knows it.
result_kind({ann_type, _, [_, Type]}, Scope) -> result_kind(Type, Scope);
result_kind({type, _, boolean, _}, _) -> boolean;
result_kind({type, _, union, Types}, _) ->
    IsTrue = fun({type, _, tuple, [{atom, _, true}, _]}) -> true; (_) -> false end,
    IsBoolean = fun({type, _, boolean, _}) -> true; (_) -> false end,
    case {lists:any(IsTrue, Types), lists:any(IsBoolean, Types)} of
        {true, _} -> filter;
        {false, true} -> boolean;
        {false, false} -> any
    end;
result_kind({type, _, Name, _}, _) when Name =:= integer; Name =:= number; Name =:= non_neg_integer -> integer;
result_kind({type, _, Name, _}, _) when Name =:= list; Name =:= nonempty_list -> list;
result_kind({type, _, tuple, [_, _]}, _) -> pair;
result_kind({var, _, Name}, #{bound := Bound} = Scope) ->
    case Bound of
        #{Name := {var, _, _}} -> any;
        #{Name := Type} -> result_kind(Type, Scope#{bound := maps:remove(Name, Bound)});
        #{} -> any
    end;
result_kind(_, _) -> any.

%% Types with a name: those built by the functions of their module first.
named(Module, Name, Arguments, Scope, Depth) ->
    case abstract(Module, Name, fun(N) -> of_type(lists:nth(N, Arguments), Scope, 1) end, length(Arguments)) of
        {term, Term} -> Term;
        other -> defined(Module, Name, Arguments, Scope, Depth)
    end.

defined(Module, Name, Arguments, #{bound := Bound} = Scope, Depth) ->
    case assay_random_types:type(Module, Name, length(Arguments)) of
        {Names, Type} ->
            Closed = [close(Argument, Bound) || Argument <- Arguments],
            of_type(Type, Scope#{module := Module, bound := maps:from_list(lists:zip(Names, Closed))}, Depth - 1);
        undefined ->
            any(Depth)
    end.

%% Type arguments mean what they meant where they were written.
close({var, _, Name} = Variable, Bound) -> maps:get(Name, Bound, Variable);
close(Type, Bound) when is_tuple(Type) -> list_to_tuple([close(Part, Bound) || Part <- tuple_to_list(Type)]);
close(Types, Bound) when is_list(Types) -> [close(Type, Bound) || Type <- Types];
close(Other, _) -> Other.

abstract(gb_trees, tree, Draw, 2) -> {term, gb_trees:from_orddict(orddict:from_list(list(fun() -> {Draw(1), Draw(2)} end)))};
abstract(gb_trees, tree, _, 0) -> {term, gb_trees:from_orddict(orddict:from_list(pairs()))};
abstract(gb_trees, iter, _, _) -> {term, gb_trees:iterator(gb_trees:from_orddict(orddict:from_list(pairs())))};
abstract(gb_sets, set, Draw, 1) -> {term, gb_sets:from_list(list(fun() -> Draw(1) end))};
abstract(gb_sets, set, _, 0) -> {term, gb_sets:from_list(ordset())};
abstract(gb_sets, iter, _, _) -> {term, gb_sets:iterator(gb_sets:from_list(ordset()))};
abstract(dict, dict, Draw, 2) -> {term, dict:from_list(list(fun() -> {Draw(1), Draw(2)} end))};
abstract(dict, dict, _, 0) -> {term, dict:from_list(pairs())};
abstract(sets, set, Draw, 1) -> {term, sets:from_list(list(fun() -> Draw(1) end), [{version, between(1, 2)}])};
abstract(sets, set, _, 0) -> {term, sets:from_list(ordset(), [{version, between(1, 2)}])};
abstract(queue, queue, Draw, 1) -> {term, queue:join(queue:from_list(list(fun() -> Draw(1) end)), queue:from_list(list(fun() -> Draw(1) end, 3)))};
abstract(queue, queue, _, 0) -> {term, queue:from_list(list(fun() -> key() end))};
abstract(array, array, Draw, 1) -> {term, array:from_list(list(fun() -> Draw(1) end), pick([undefined, 0]))};
abstract(array, array, _, 0) -> {term, array:from_list(list(fun() -> key() end))};
abstract(orddict, orddict, Draw, 2) -> {term, orddict:from_list(list(fun() -> {Draw(1), Draw(2)} end))};
abstract(orddict, orddict, _, 0) -> {term, orddict:from_list(pairs())};
abstract(ordsets, ordset, Draw, 1) -> {term, ordsets:from_list(list(fun() -> Draw(1) end))};
abstract(maps, iterator, _, _) -> {term, maps:iterator(maps:from_list(pairs()))};
abstract(unicode, chardata, _, _) -> {term, chardata()};
abstract(unicode, charlist, _, _) -> {term, [string(), unicode:characters_to_binary(string())]};
abstract(unicode, unicode_binary, _, _) -> {term, unicode:characters_to_binary(string())};
abstract(unicode, latin1_chardata, _, _) -> {term, [between(0, 255) || _ <- "abc"]};
abstract(string, grapheme_cluster, _, _) -> {term, pick([character(), [$e, 769]])};
abstract(erl_anno, anno, _, _) -> {term, erl_anno:new(pick([between(0, 99), {between(0, 99), between(1, 80)}]))};
abstract(erl_anno, location, _, _) -> {term, pick([between(0, 99), {between(0, 99), between(1, 80)}])};
abstract(file, name_all, _, _) -> {term, pick([string(), binary()])};
abstract(file, filename_all, _, _) -> {term, pick([string(), binary()])};
abstract(sofs, _, _, _) -> other;
abstract(_, _, _, _) -> other.

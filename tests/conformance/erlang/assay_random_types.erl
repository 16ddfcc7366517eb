%% The specs and types of modules, read from the abstract code of their beams. spec/3 gives the clauses of a function's
%% spec with the constraints of each; type/3 the definition of a type. Modules are read once, into the process
%% dictionary.

-module(assay_random_types).

-export([spec/3, type/3, record/2]).

-type form() :: erl_parse:abstract_type().

%% The alternatives of a spec: the types of the arguments and what is known of the type variables.
-spec spec(module(), atom(), arity()) -> [{[form()], #{atom() => form()}}].
spec(Module, Function, Arity) ->
    #{specs := Specs} = read(Module),
    [clause(Clause) || Clause <- maps:get({Function, Arity}, Specs, [])].

clause({type, _, bounded_fun, [Fun, Constraints]}) ->
    {Arguments, Before} = clause(Fun),
    {Arguments, lists:foldl(fun constraint/2, Before, Constraints)};
clause({type, _, 'fun', [{type, _, product, Arguments}, _]}) ->
    {Arguments, #{}}.

constraint({type, _, constraint, [{atom, _, is_subtype}, [{var, _, Name}, Type]]}, Bound) ->
    Bound#{Name => Type}.

-spec type(module(), atom(), arity()) -> {[atom()], form()} | undefined.
type(Module, Name, Arity) ->
    #{types := Types} = read(Module),
    maps:get({Name, Arity}, Types, undefined).

-spec record(module(), atom()) -> [{atom(), form()}] | undefined.
record(Module, Name) ->
    #{records := Records} = read(Module),
    maps:get(Name, Records, undefined).

read(Module) ->
    case get({?MODULE, Module}) of
        undefined ->
            Read = lists:foldl(fun form/2, #{specs => #{}, types => #{}, records => #{}}, forms(Module)),
            put({?MODULE, Module}, Read),
            Read;
        Read ->
            Read
    end.

forms(Module) ->
    {ok, Path} = assay_source:where(atom_to_list(Module), []),
    case beam_lib:chunks(Path, [abstract_code]) of
        {ok, {Module, [{abstract_code, {raw_abstract_v1, Forms}}]}} -> Forms;
        _ -> []
    end.

form({attribute, _, spec, {{Function, Arity}, Clauses}}, #{specs := Specs} = Read) ->
    Read#{specs := Specs#{{Function, Arity} => Clauses}};
form({attribute, Place, spec, {{_, Function, Arity}, Clauses}}, Read) ->
    form({attribute, Place, spec, {{Function, Arity}, Clauses}}, Read);
form({attribute, _, Kind, {Name, Type, Parameters}}, #{types := Types} = Read)
  when Kind =:= type; Kind =:= opaque ->
    Names = [Variable || {var, _, Variable} <- Parameters],
    Read#{types := Types#{{Name, length(Names)} => {Names, Type}}};
form({attribute, _, record, {Name, Fields}}, #{records := Records} = Read) ->
    Read#{records := Records#{Name => [field(Field) || Field <- Fields]}};
form(_, Read) ->
    Read.

field({typed_record_field, Field, Type}) ->
    {Name, _} = field(Field),
    {Name, Type};
field({record_field, _, {atom, _, Name}}) -> {Name, {type, 0, any, []}};
field({record_field, _, {atom, _, Name}, _}) -> {Name, {type, 0, any, []}}.

%% Core Erlang in the exchange form: module/1 is the way in, expression/1 the heart, with one clause for each node type
%% of the Core Erlang specification (and of OTP's module cerl, through whose functions nodes are read). Patterns are
%% expressions here: the nodes that occur in them are a subset.
%%
%% The index of a source file is remembered in the process dictionary while one module is written, because a place can
%% name a file that no -file attribute announced (a parse transform may do that).

-module(assay_core).

-export([module/1]).

-spec module(cerl:cerl()) -> iodata().
module(Core) ->
    put(?MODULE, #{}),
    [remember_file(File) || File <- assay_source:file_attributes(Core)],
    %% Functions first: writing them may meet further files.
    Functions = [definition(Variable, Function) || {Variable, Function} <- cerl:module_defs(Core) ++ on_load(Core)],
    [<<"(module ">>, assay_text:symbol(cerl:concrete(cerl:module_name(Core))),
     <<" (version 1)\n(files">>, [[$\s, assay_text:string(File)] || File <- files_in_order()],
     <<")\n(exports">>, [[$\s, export(Variable)] || Variable <- cerl:module_exports(Core)],
     <<")\n(functions">>, Functions, <<"))\n">>].

%% What runs when the module is loaded, under a name that no program can give: a function that calls it.
on_load(Core) ->
    [{cerl:c_fname('-on_load', 0), cerl:c_fun([], cerl:c_apply(cerl:c_fname(Name, 0), []))}
     || {Name, 0} <- assay_source:attributes(on_load, Core)].

export(Variable) ->
    {Name, Arity} = cerl:var_name(Variable),
    [$(, name_and_arity(Name, Arity), $)].

definition(Variable, Function) ->
    {Name, Arity} = cerl:var_name(Variable),
    [<<"\n(function ">>, name_and_arity(Name, Arity), $\s, place(Function), $\s,
     expression(Function), $)].

name_and_arity(Name, Arity) ->
    [assay_text:symbol(Name), $\s, integer_to_binary(Arity)].

expression(Node) ->
    case cerl:type(Node) of
        literal ->
            [<<"(lit ">>, place(Node), $\s, assay_term:write(cerl:concrete(Node)), $)];
        var ->
            variable(Node);
        cons ->
            node(<<"(cons ">>, Node, [cerl:cons_hd(Node), cerl:cons_tl(Node)]);
        tuple ->
            node(<<"(tuple ">>, Node, cerl:tuple_es(Node));
        values ->
            node(<<"(values ">>, Node, cerl:values_es(Node));
        map ->
            [<<"(map ">>, place(Node), $\s, expression(cerl:map_arg(Node)),
             [map_pair(Pair) || Pair <- cerl:map_es(Node)], $)];
        binary ->
            node(<<"(binary ">>, Node, cerl:binary_segments(Node));
        bitstr ->
            segment(Node);
        alias ->
            node(<<"(alias ">>, Node, [cerl:alias_var(Node), cerl:alias_pat(Node)]);
        'let' ->
            [<<"(let ">>, place(Node), $\s, names(cerl:let_vars(Node)), $\s,
             expression(cerl:let_arg(Node)), $\s, expression(cerl:let_body(Node)), $)];
        seq ->
            node(<<"(seq ">>, Node, [cerl:seq_arg(Node), cerl:seq_body(Node)]);
        apply ->
            node(<<"(apply ">>, Node, [cerl:apply_op(Node) | cerl:apply_args(Node)]);
        call ->
            [<<"(call ">>, place(Node), native_flag(Node),
             expressions([cerl:call_module(Node), cerl:call_name(Node) | cerl:call_args(Node)]), $)];
        primop ->
            [<<"(primop ">>, place(Node), $\s,
             assay_text:symbol(cerl:concrete(cerl:primop_name(Node))),
             expressions(cerl:primop_args(Node)), $)];
        'case' ->
            node(<<"(case ">>, Node, [cerl:case_arg(Node) | cerl:case_clauses(Node)]);
        clause ->
            [<<"(clause ">>, place(Node), <<" (">>, sequence(cerl:clause_pats(Node)), <<") ">>,
             expression(cerl:clause_guard(Node)), $\s, expression(cerl:clause_body(Node)), $)];
        'fun' ->
            [<<"(fun ">>, place(Node), $\s, names(cerl:fun_vars(Node)), $\s,
             expression(cerl:fun_body(Node)), $)];
        letrec ->
            [<<"(letrec ">>, place(Node), <<" (">>,
             lists:join($\s, [local_definition(Definition) || Definition <- cerl:letrec_defs(Node)]),
             <<") ">>, expression(cerl:letrec_body(Node)), $)];
        'try' ->
            [<<"(try ">>, place(Node), $\s, expression(cerl:try_arg(Node)), $\s,
             names(cerl:try_vars(Node)), $\s, expression(cerl:try_body(Node)), $\s,
             names(cerl:try_evars(Node)), $\s, expression(cerl:try_handler(Node)), $)];
        'catch' ->
            node(<<"(catch ">>, Node, [cerl:catch_body(Node)])
    end.

%% A node that is its head, its place and its children.
node(Head, Node, Children) ->
    [Head, place(Node), expressions(Children), $)].

expressions(Nodes) ->
    [[$\s, expression(Node)] || Node <- Nodes].

sequence(Nodes) ->
    lists:join($\s, [expression(Node) || Node <- Nodes]).

variable(Node) ->
    case cerl:var_name(Node) of
        {Name, Arity} -> [<<"(fname ">>, place(Node), $\s, name_and_arity(Name, Arity), $)];
        Name -> [<<"(var ">>, place(Node), $\s, variable_name(Name), $)]
    end.

variable_name(Name) when is_integer(Name) -> integer_to_binary(Name);
variable_name(Name) when is_atom(Name) -> assay_text:symbol(Name).

names(Variables) ->
    [$(, lists:join($\s, [variable_name(cerl:var_name(Variable)) || Variable <- Variables]), $)].

map_pair(Pair) ->
    Operator = cerl:concrete(cerl:map_pair_op(Pair)),
    [<<" (">>, assay_text:symbol(Operator), $\s, expression(cerl:map_pair_key(Pair)), $\s,
     expression(cerl:map_pair_val(Pair)), $)].

segment(Node) ->
    [<<"(bitstr ">>, place(Node), $\s, expression(cerl:bitstr_val(Node)), $\s,
     expression(cerl:bitstr_size(Node)), $\s,
     assay_term:write(cerl:concrete(cerl:bitstr_unit(Node))), $\s,
     assay_term:write(cerl:concrete(cerl:bitstr_type(Node))), <<" (">>,
     lists:join($\s, [assay_text:symbol(Flag)
                      || Flag <- cerl:concrete(cerl:bitstr_flags(Node))]),
     <<"))">>].

local_definition({Variable, Function}) ->
    {Name, Arity} = cerl:var_name(Variable),
    [$(, name_and_arity(Name, Arity), $\s, expression(Function), $)].

%% Places: "@LINE:COLUMN:FILE" and a letter for each annotation that lowering cares about.

place(Node) ->
    case cerl:get_ann(Node) of
        [] -> <<"@0:0:0">>;
        Annotations -> place(Annotations, 0, 0, 0, [])
    end.

place([{file, File} | Rest], Line, Column, _, Flags) ->
    place(Rest, Line, Column, remember_file(File), Flags);
place([{Line, Column} | Rest], _, _, File, Flags) when is_integer(Line), is_integer(Column) ->
    place(Rest, Line, Column, File, Flags);
place([Line | Rest], _, Column, File, Flags) when is_integer(Line) ->
    place(Rest, Line, Column, File, Flags);
place([Annotation | Rest], Line, Column, File, Flags) ->
    place(Rest, Line, Column, File, flag(Annotation, Flags));
place([], Line, Column, File, Flags) ->
    [$@, integer_to_binary(Line), $:, integer_to_binary(Column), $:, integer_to_binary(File) | Flags].

flag(compiler_generated, Flags) -> [$c | Flags];
flag(list_comprehension, Flags) -> [$l | Flags];
flag(letrec_goto, Flags) -> [$g | Flags];
flag(no_inline, Flags) -> [$n | Flags];
flag(_, Flags) -> Flags.

%% Whether the callee is native is known to nobody but the runtime: the source of a module has a stub for it, or nothing.
native_flag(Call) ->
    Module = cerl:call_module(Call),
    Name = cerl:call_name(Call),
    IsNamed = cerl:is_c_atom(Module) andalso cerl:is_c_atom(Name),
    case IsNamed andalso erlang:is_builtin(cerl:atom_val(Module), cerl:atom_val(Name), cerl:call_arity(Call)) of
        true -> <<"b">>;
        false -> <<>>
    end.

remember_file(File) ->
    case get(?MODULE) of
        #{File := Index} ->
            Index;
        Files ->
            put(?MODULE, Files#{File => map_size(Files)}),
            map_size(Files)
    end.

files_in_order() ->
    [File || {_, File} <- lists:sort([{Index, File} || {File, Index} <- maps:to_list(get(?MODULE))])].

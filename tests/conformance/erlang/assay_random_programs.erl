%% Random programs: modules of functions with drawn patterns, guards and expressions, for comparing how two runtimes carry
%% out the language itself. Started as
%%     erl -noshell -noinput -pa FOLDER... -run assay_random_programs main OUT SEED COUNT
%% writes COUNT modules into the folder OUT; each exports functions of arity 0 that call the others with arguments drawn to
%% fit their patterns, so it runs like any conformance program.
%%
%% What always holds: a seed decides everything; programs compile (with warnings) and end, as a function calls only those
%% after it; a variable is bound once, and used only where it is bound; no stack trace and no closure is part of a result.

-module(assay_random_programs).

-export([main/1, without_faults/0]).

-import(assay_random_terms, [pick/1, chance/1, between/2]).

-define(FUNCTIONS, 6).
-define(CALLS, 3).
-define(ARGUMENTS, 40).

-spec main([string()]) -> no_return().
main([Out, Seed, Count]) ->
    _ = assay_parent:connect(),
    ok = filelib:ensure_path(Out),
    [write(Out, list_to_integer(Seed), Number, 1) || Number <- lists:seq(1, list_to_integer(Count))],
    halt(0).

%% Some programs are too odd for the compiler itself or for the loader; then another one is tried.
write(Out, Seed, Number, Attempt) ->
    _ = rand:seed(exsss, (Seed bsl 32) bor (Number bsl 8) bor Attempt), % a tuple's numbers would be added up
    put(variables, 0),
    Name = io_lib:format("random_~b_~b", [Seed, Number]),
    Functions = [function(Index) || Index <- lists:seq(1, ?FUNCTIONS)],
    Module = ["-module(", Name, ").\n"],
    Text = ["-export([", lists:join(", ", [io_lib:format("c~b/0", [I]) || I <- lists:seq(1, ?FUNCTIONS)]), "]).\n\n",
            [[Function, "\n", caller(Index, Patterns), "\n"]
             || {Index, {Function, Patterns}} <- lists:zip(lists:seq(1, ?FUNCTIONS), Functions)],
            coercions()],
    File = filename:join(Out, [Name, ".erl"]),
    Usual = results(File, [Module, Text]),
    case results(File, [Module, io_lib:format("-compile(~w).\n", [without_faults()]), Text]) of
        broken when Attempt < 20 -> write(Out, Seed, Number, Attempt + 1);
        Usual when Usual =/= broken -> write_text(File, [Module, Text]);
        Results when is_list(Results) -> ok
    end.

%% The compiler has passes that are there to make code faster, but make some of it wrong (docs/erlang.md has examples). A
%% program that comes to something else without them asks to be compiled without them, so that it is still compared; all
%% others are compiled as usual.
-spec without_faults() -> [atom()].
without_faults() -> [no_bool_opt, no_type_opt, no_ssa_opt_bc_size].

%% What the functions of a program come to.
results(File, Text) ->
    write_text(File, Text),
    case compile:noenv_file(File, [binary, return]) of
        {ok, Module, Binary, _} -> results(code:load_binary(Module, File, Binary));
        _ -> broken
    end.

results({module, Module}) ->
    Results = [result(Module, Name) || {Name, 0} <- Module:module_info(exports), Name =/= module_info],
    true = code:delete(Module),
    false = code:purge(Module),
    Results;
results({error, _}) -> broken.

result(Module, Name) ->
    try Module:Name() catch Class:Reason -> {Class, Reason} end.

write_text(File, Text) ->
    ok = file:write_file(File, unicode:characters_to_binary(Text)).

%% Functions that make of anything a number, a list, a boolean, a map, bits, so that not every expression fails.
coercions() ->
    "n(X) when is_number(X) -> X;\nn([X | _]) -> n(X);\nn({X, _}) -> n(X);\nn(X) when is_atom(X) -> 2;\nn(_) -> 3.\n\n"
    "l(X) when is_list(X) -> try length(X) of _ -> X catch error:badarg -> [hd(X)] end;\n"
    "l(X) when is_tuple(X) -> tuple_to_list(X);\nl(X) when is_binary(X) -> binary_to_list(X);\nl(X) -> [X, 1].\n\n"
    "t(X) when is_boolean(X) -> X;\nt(X) -> is_list(X) orelse is_number(X).\n\n"
    "m(X) when is_map(X) -> X;\nm(X) -> #{a => X, 1 => b}.\n\n"
    "s(X) when is_bitstring(X) -> X;\ns(X) when is_integer(X) -> <<X:11>>;\ns(_) -> <<1, 2, 97, 4:3>>.\n".

number(Text) -> coerced("n", Text).
proper(Text) -> coerced("l", Text).
truth(Text) -> coerced("t", Text).
map(Text) -> coerced("m", Text).
bits(Text) -> coerced("s", Text).

coerced(Name, Text) ->
    case chance(85) of true -> [Name, "(", Text, ")"]; false -> Text end.

%% A function of two arguments, and the patterns of its clauses as terms that may hold {variable, _}.
function(Index) ->
    Clauses = [clause(Index) || _ <- lists:seq(1, between(1, 5))] ++ [last_clause(Index) || chance(80)],
    Name = io_lib:format("f~b", [Index]),
    Texts = [[Name, "(", P1, ", ", P2, ")", Guard, " ->\n    ", Body] || {[{P1, _}, {P2, _}], Guard, Body} <- Clauses],
    {[lists:join(";\n", Texts), ".\n"], [[Q1, Q2] || {[{_, Q1}, {_, Q2}], _, _} <- Clauses]}.

clause(Index) ->
    {P1, Q1, E1} = pattern(2, []),
    {P2, Q2, E2} = pattern(2, E1),
    {[{P1, Q1}, {P2, Q2}], guard(E2), body(E2, Index)}.

last_clause(Index) ->
    {V1, _, E1} = fresh([]),
    {V2, _, E2} = fresh(E1),
    {[{V1, any}, {V2, any}], "", body(E2, Index)}.

%% Some calls are written out, which the compiler may look into; of the others only the arguments are, which is compiled
%% faster.
caller(Index, Patterns) ->
    Written = [io_lib:format("try {ok, f~b(~ts)} catch C~b:R~b -> {C~b, R~b} end", [Index, lists:join(", ", Call), N, N, N, N])
               || {N, Call} <- lists:zip(lists:seq(1, ?CALLS), drawn(?CALLS, Patterns))],
    Arguments = [["{", lists:join(", ", Call), "}"] || Call <- drawn(?ARGUMENTS, Patterns)],
    [io_lib:format("c~b() ->\n    [", [Index]), lists:join(",\n     ", Written),
     io_lib:format(" |\n     [try {ok, f~b(A, B)} catch C:R -> {C, R} end || {A, B} <-\n      [", [Index]),
     lists:join(",\n       ", Arguments), "]]].\n"].

drawn(Count, Patterns) ->
    [[instance(Q1), instance(Q2)] || _ <- lists:seq(1, Count), [Q1, Q2] <- [pick(Patterns)]].

variable() ->
    Number = get(variables) + 1,
    put(variables, Number),
    "V" ++ integer_to_list(Number).

%% Patterns: text, a term that tells what would fit, and the variables bound so far.

pattern(Depth, Bound) when Depth =< 0 ->
    case between(1, 6) of
        N when N =< 3 -> fresh(Bound);
        4 when Bound =/= [] -> {pick(Bound), any, Bound};
        5 -> {"_", any, Bound};
        _ -> Literal = literal(), {Literal, {text, Literal}, Bound}
    end;
pattern(Depth, Bound) ->
    case between(1, 16) of
        N when N =< 4 -> pattern(0, Bound);
        N when N =< 7 ->
            {Ps, Qs, After} = patterns(between(0, 3), Depth - 1, Bound),
            {["{", lists:join(", ", Ps), "}"], {tuple, Qs}, After};
        N when N =< 9 ->
            {Ps, Qs, After} = patterns(between(0, 3), Depth - 1, Bound),
            {["[", lists:join(", ", Ps), "]"], {list, Qs}, After};
        N when N =< 11 ->
            {[P, T], [Q, R], After} = patterns(2, Depth - 1, Bound),
            {["[", P, " | ", T, "]"], {cons, Q, R}, After};
        12 ->
            {V, _, Before} = fresh(Bound),
            {P, Q, After} = pattern(Depth - 1, Before),
            {["(", V, " = ", P, ")"], Q, After};
        13 ->
            Key = pick(["a", "b", "1", "1.0", "{x}", "\"k\""]),
            {P, Q, After} = pattern(Depth - 1, Bound),
            {["#{", Key, " := ", P, "}"], {map, Key, Q}, After};
        N when N =< 15 -> binary_pattern(Bound);
        16 ->
            {V, _, After} = fresh(Bound),
            {["\"ab\" ++ ", V], {cons, {text, "$a"}, {cons, {text, "$b"}, any}}, After}
    end.

fresh(Bound) ->
    V = variable(),
    {V, any, [V | Bound]}.

patterns(0, _, Bound) -> {[], [], Bound};
patterns(Count, Depth, Bound) ->
    {P, Q, Next} = pattern(Depth, Bound),
    {Ps, Qs, After} = patterns(Count - 1, Depth, Next),
    {[P | Ps], [Q | Qs], After}.

binary_pattern(Bound) ->
    {Segments, After} = segments(between(0, 3), Bound, []),
    {Last, End} = case between(1, 3) of
                      1 -> {[], After};
                      2 -> {V, _, B} = fresh(After), {[[V, "/binary"]], B};
                      3 -> {V, _, B} = fresh(After), {[[V, "/bits"]], B}
                  end,
    {["<<", lists:join(", ", Segments ++ Last), ">>"], bits, End}.

%% Never empty: that would generate for ever.
generator_pattern(Bound) ->
    {V, _, After} = fresh(Bound),
    Form = pick(["<<~s>>", "<<~s:3>>", "<<~s:16/little>>", "<<~s/utf8>>", "<<1:1, ~s:7>>", "<<~s:2/binary>>", "<<~s:64/float>>",
                 "<<~s:5/signed, _:3>>"]),
    {io_lib:format(Form, [V]), After}.

segments(0, Bound, _) -> {[], Bound};
segments(Count, Bound, Sizes) ->
    Size = pick(["3", "8", "8", "16", "13", "1", "0", "70"] ++ Sizes),
    {Value, Next, Inner} =
        case between(1, 5) of
            1 -> Number = integer_to_list(between(0, 3)), {Number, Bound, Sizes};
            2 -> {"_", Bound, Sizes};
            _ -> {V, _, B} = fresh(Bound), {V, B, [V | Sizes]}
        end,
    Segment = case between(1, 8) of
                  1 -> [Value, "/utf8"];
                  2 when Value =/= "0", Value =/= "1", Value =/= "2", Value =/= "3" -> [Value, ":", pick(["1", "2" | Sizes]), "/binary"];
                  3 -> [Value, ":", Size, "/little"];
                  4 -> [Value, ":", Size, "/signed"];
                  5 -> [Value, ":", Size, "/little-signed"];
                  6 when Value =:= "_" -> "_:64/float";
                  _ -> [Value, ":", Size]
              end,
    Kept = case lists:last(lists:flatten(Segment)) of $y -> Sizes; _ -> Inner end,
    {Rest, After} = segments(Count - 1, Next, Kept),
    {[Segment | Rest], After}.

%% The text of a term that fits a pattern, mostly.
instance(Pattern) ->
    case chance(6) of true -> literal(2); false -> fitting(Pattern) end.

fitting(any) -> literal(2);
fitting({text, Text}) -> Text;
fitting({tuple, Parts}) -> ["{", lists:join(", ", [instance(Part) || Part <- Parts]), "}"];
fitting({list, Parts}) -> ["[", lists:join(", ", [instance(Part) || Part <- Parts]), "]"];
fitting({cons, Head, Tail}) -> ["[", instance(Head), " | ", tail(Tail), "]"];
fitting({map, Key, Value}) -> ["#{", Key, " => ", instance(Value), ", z => 1}"];
fitting(bits) -> bits().

tail(any) -> pick(["[]", "[1, 2]", "\"str\"", "x"]);
tail(Tail) -> instance(Tail).

bits() ->
    Bytes = [integer_to_list(pick([between(0, 3), between(0, 255), between(97, 122)])) || _ <- lists:seq(1, between(0, 12))],
    Rest = pick([[], [], [io_lib:format("~b:~b", [between(0, 7), between(1, 7)])]]),
    ["<<", lists:join(", ", Bytes ++ Rest), ">>"].

%% Literals, as text.
literal() -> literal(0).

literal(Depth) when Depth =< 0 ->
    pick(["0", "1", "2", "-1", "3", "1.0", "2.5", "-0.5", "a", "b", "ok", "true", "false", "[]", "{}", "\"ab\"", "<<>>", "<<\"xy\">>",
          "18446744073709551616", "576460752303423488", "-9223372036854775809", "$a", "#{}", "'A b'", "0.0"]);
literal(Depth) ->
    case between(1, 10) of
        N when N =< 5 -> literal(0);
        6 -> ["{", lists:join(", ", [literal(Depth - 1) || _ <- lists:seq(1, between(0, 3))]), "}"];
        7 -> ["[", lists:join(", ", [literal(Depth - 1) || _ <- lists:seq(1, between(0, 4))]), "]"];
        8 -> ["#{a => ", literal(Depth - 1), ", ", pick(["b", "1", "1.0", "{x}"]), " => ", literal(Depth - 1), "}"];
        9 -> bits();
        10 -> ["[", literal(Depth - 1), " | ", literal(Depth - 1), "]"]
    end.

%% Guards.
guard(Bound) ->
    case chance(65) of
        true -> "";
        false -> [" when ", lists:join(pick([", ", "; "]), [test(2, Bound) || _ <- lists:seq(1, between(1, 2))])]
    end.

test(Depth, Bound) when Depth =< 0 ->
    case between(1, 4) of
        1 -> [pick(["is_integer", "is_atom", "is_list", "is_tuple", "is_binary", "is_map", "is_float", "is_number", "is_bitstring", "is_boolean", "is_function"]),
              "(", operand(0, Bound), ")"];
        2 -> operand(0, Bound);
        _ -> [operand(1, Bound), pick([" == ", " =:= ", " < ", " =< ", " > ", " >= ", " /= ", " =/= "]), operand(1, Bound)]
    end;
test(Depth, Bound) ->
    case between(1, 8) of
        N when N =< 4 -> test(0, Bound);
        5 -> ["(", test(Depth - 1, Bound), " andalso ", test(Depth - 1, Bound), ")"];
        6 -> ["(", test(Depth - 1, Bound), " orelse ", test(Depth - 1, Bound), ")"];
        7 -> ["((", test(Depth - 1, Bound), ")", pick([" and ", " or ", " xor "]), "(", test(Depth - 1, Bound), "))"];
        8 -> ["not (", test(Depth - 1, Bound), ")"]
    end.

%% What may stand in a guard.
operand(Depth, Bound) when Depth =< 0 ->
    case Bound =/= [] andalso chance(75) of true -> pick(Bound); false -> literal() end;
operand(Depth, Bound) ->
    Part = fun() -> operand(Depth - 1, Bound) end,
    case between(1, 12) of
        N when N =< 4 -> operand(0, Bound);
        5 -> ["(", Part(), pick([" + ", " - ", " * ", " / ", " div ", " rem ", " band ", " bor "]), Part(), ")"];
        6 -> [pick(["hd", "tl", "length", "abs", "tuple_size", "map_size", "byte_size", "bit_size", "trunc", "round", "float", "size"]), "(", Part(), ")"];
        7 -> ["element(", pick(["1", "2", Part()]), ", ", Part(), ")"];
        8 -> ["{", Part(), ", ", Part(), "}"];
        9 -> ["[", Part(), " | ", Part(), "]"];
        10 -> ["map_get(", pick(["a", "b", "1"]), ", ", Part(), ")"];
        11 -> ["(bnot ", Part(), ")"];
        12 -> ["#{a => ", Part(), "}"]
    end.

%% Expressions. A body is some statements, the last of which counts.
body(Bound, Index) ->
    {Statements, After} = statements(between(0, 2), Bound, Index),
    lists:join(",\n    ", Statements ++ [expression(3, After, Index)]).

statements(0, Bound, _) -> {[], Bound};
statements(Count, Bound, Index) ->
    {Statement, Next} = statement(Bound, Index),
    {Rest, After} = statements(Count - 1, Next, Index),
    {[Statement | Rest], After}.

statement(Bound, Index) ->
    Value = expression(2, Bound, Index),
    case between(1, 5) of
        1 -> {P, _, After} = pattern(1, Bound), {[P, " = ", Value], After};
        2 -> {["put(k, ", Value, ")"], Bound};
        _ -> V = variable(), {[V, " = ", Value], [V | Bound]}
    end.

expression(Depth, Bound, _) when Depth =< 0 ->
    case Bound =/= [] andalso chance(70) of true -> pick(Bound); false -> literal() end;
expression(Depth, Bound, Index) ->
    Part = fun() -> expression(Depth - 1, Bound, Index) end,
    case between(1, 34) of
        N when N =< 5 -> expression(0, Bound, Index);
        N when N =< 7 -> ["(", number(Part()), pick([" + ", " - ", " * ", " + ", " - ", " * ", " / ", " div ", " rem ", " band ", " bor ", " bxor "]), number(Part()), ")"];
        8 -> ["(", number(Part()), pick([" bsl 3", " bsr 2", " bsl 61", " bsr 70"]), ")"];
        9 -> ["(", Part(), pick([" == ", " =:= ", " < ", " =< ", " > ", " =/= "]), Part(), ")"];
        10 -> ["(", truth(Part()), pick([" andalso ", " orelse ", " and ", " or "]), truth(Part()), ")"];
        11 -> ["{", lists:join(", ", [Part() || _ <- lists:seq(1, between(0, 3))]), "}"];
        12 -> ["[", Part(), ", ", Part(), " | ", pick(["[]", Part()]), "]"];
        13 -> ["(", proper(Part()), pick([" ++ ", " -- "]), proper(Part()), ")"];
        14 -> ["#{", pick(["a", "1", Part()]), " => ", Part(), "}"];
        15 -> ["(", map(Part()), ")#{", pick(["a", "b", "1"]), pick([" => ", " := "]), Part(), "}"];
        N when N =< 18 -> cases(Part(), Depth, Bound, Index);
        19 -> conditional(Depth, Bound, Index);
        N when N =< 21 -> trial(Depth, Bound, Index);
        22 -> V = variable(), ["[", expression(Depth - 1, [V | Bound], Index), " || ", V, " <- ", proper(Part()), filter([V | Bound]), "]"];
        23 -> {P, _, After} = pattern(1, Bound), ["[", expression(Depth - 1, After, Index), " || ", P, " <- [", Part(), ", ", Part(), "]", filter(After), "]"];
        24 -> {P, After} = generator_pattern(Bound), ["[", expression(Depth - 1, After, Index), " || ", P, " <= ", pick([bits(), bits(Part())]), filter(After), "]"];
        25 -> ["<<", lists:join(", ", [segment(Bound, Index) || _ <- lists:seq(1, between(0, 3))]), ">>"];
        26 -> {P, _, After} = pattern(1, Bound), ["(fun(", P, ")", guard(After), " -> ", expression(Depth - 1, After, Index), " end)(", Part(), ")"];
        27 -> V = variable(), ["(case catch ", Part(), " of {'EXIT', {R", V, ", _}} -> {exit, R", V, "}; O", V, " -> O", V, " end)"];
        28 when Index < ?FUNCTIONS -> io_lib:format("f~b(~ts, ~ts)", [between(Index + 1, ?FUNCTIONS), Part(), Part()]);
        29 -> pick([[pick(["hd", "tl", "length", "list_to_tuple", "lists:reverse", "lists:sort"]), "(", proper(Part()), ")"],
                    [pick(["abs", "trunc", "round", "float", "-"]), "(", number(Part()), ")"],
                    [pick(["throw", "error", "tuple_to_list", "is_list"]), "(", Part(), ")"],
                    [pick(["byte_size", "bit_size"]), "(", bits(Part()), ")"],
                    [pick(["maps:size", "maps:keys", "maps:to_list"]), "(", map(Part()), ")"]]);
        30 -> V = variable(), ["<< <<(", number(expression(Depth - 1, [V | Bound], Index)), "):8>> || ", V, " <- ", proper(Part()), filter([V | Bound]), " >>"];
        31 -> named_function(Depth, Bound, Index);
        32 -> {Statements, After} = statements(between(1, 2), Bound, Index), ["begin ", lists:join(", ", Statements ++ [expression(Depth - 1, After, Index)]), " end"];
        33 -> V = variable(), A = variable(), ["lists:foldl(fun(", V, ", ", A, ") -> ", expression(Depth - 1, [V, A | Bound], Index), " end, ", Part(), ", ", proper(Part()), ")"];
        _ -> V = variable(), ["lists:map(fun(", V, ") -> ", expression(Depth - 1, [V | Bound], Index), " end, ", proper(Part()), ")"]
    end.

%% Calls itself a few times.
named_function(Depth, Bound, Index) ->
    F = variable(),
    V = variable(),
    ["(fun ", F, "(0) -> ", expression(0, Bound, Index), "; ", F, "(", V, ") when is_integer(", V, "), ", V, " > 0 -> {", F, "(", V, " - 1), ",
     expression(Depth - 1, [V | Bound], Index), "} end)(", pick(["0", "1", "3", expression(0, Bound, Index)]), " rem 5)"].

filter(Bound) ->
    case chance(40) of true -> [", ", test(1, Bound)]; false -> "" end.

segment(Bound, Index) ->
    Value = ["(", expression(1, Bound, Index), ")"],
    case between(1, 6) of
        1 -> ["(", bits(Value), ")/", pick(["binary", "bits", "bits"])];
        2 -> [pick(["<<\"ab\">>", "<<1:3>>"]), "/bits"];
        3 -> [pick([Value, "$a", "955", "16#10FFFF"]), "/utf8"];
        4 -> ["(", number(Value), "):64/float"];
        5 -> ["(", number(Value), "):(", number(expression(0, Bound, Index)), " band 31)", pick(["", "/little"])];
        6 -> ["(", number(Value), ")", ":", pick(["8", "3", "16", "70", "0"]), pick(["", "/little", "/signed"])]
    end.

branches(Depth, Bound, Index) ->
    [begin
         {P, _, After} = pattern(2, Bound),
         [P, guard(After), " -> ", expression(Depth - 1, After, Index)]
     end || _ <- lists:seq(1, between(1, 4))].

cases(Subject, Depth, Bound, Index) ->
    Otherwise = case chance(60) of true -> ["; _ -> ", expression(0, Bound, Index)]; false -> "" end,
    ["case ", Subject, " of ", lists:join("; ", branches(Depth, Bound, Index)), Otherwise, " end"].

conditional(Depth, Bound, Index) ->
    Tests = [[test(2, Bound), " -> ", expression(Depth - 1, Bound, Index)] || _ <- lists:seq(1, between(1, 3))],
    Otherwise = case chance(60) of true -> ["; true -> ", expression(0, Bound, Index)]; false -> "" end,
    ["if ", lists:join("; ", Tests), Otherwise, " end"].

trial(Depth, Bound, Index) ->
    Tried = expression(Depth - 1, Bound, Index),
    Of = case chance(30) of true -> [" of ", lists:join("; ", branches(Depth - 1, Bound, Index))]; false -> "" end,
    Catch = [[pick(["error:", "throw:", "_:", "exit:"]), P, guard(After), " -> ", expression(Depth - 1, After, Index)]
             || {P, _, After} <- [pattern(1, Bound) || _ <- lists:seq(1, between(0, 2))]],
    After = case chance(30) orelse Catch =:= [] of true -> [" after put(k, ", expression(0, Bound, Index), ")"]; false -> "" end,
    ["try ", Tried, Of, case Catch of [] -> ""; _ -> [" catch ", lists:join("; ", Catch)] end, After, " end"].

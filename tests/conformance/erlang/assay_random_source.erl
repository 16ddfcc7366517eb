%% Arguments for functions that read or write Erlang text: tokens, expressions, format strings.

-module(assay_random_source).

-export([arguments/3]).

-import(assay_random_terms, [pick/1, between/2, list/2, any/1, atom/0, character/0, string/0, chardata/0, number/0]).

arguments(erl_scan, string, 1) -> [text()];
arguments(erl_scan, string, 2) -> [text(), pick([1, {1, 1}, 7])];
arguments(erl_scan, reserved_word, 1) -> [pick(['case', 'if', foo, 'maybe', 'end', atom()])];
arguments(erl_scan, format_error, 1) -> [pick([char, {string, $", "abc"}, {illegal, character}, {unterminated, atom}, {base, 99}])];
arguments(erl_scan, continuation_location, 1) ->
    {more, Continuation} = erl_scan:tokens([], pick(["foo", "f(X", "1 + "]), 1),
    [Continuation];
arguments(erl_scan, _, 1) -> [pick([Token || Token <- tokens(text())] ++ [{atom, 1, a}])];
arguments(erl_parse, parse_exprs, 1) -> [tokens(expression() ++ pick([".", ".", ""]))];
arguments(erl_parse, parse_form, 1) -> [tokens(pick(["f(X) -> " ++ expression() ++ ".", "-module(m).", "-export([f/1, g/0]).", "-record(r, {a = 1, b}).", "-type t() :: a | [integer()].", "-spec f(X) -> Y when X :: t(), Y :: #{a => b}.", "f( -> ."]))];
arguments(erl_parse, parse_term, 1) -> [tokens(lists:flatten(io_lib:format("~tp", [any(3)])) ++ ".")];
arguments(erl_parse, abstract, 1) -> [abstractable()];
arguments(erl_parse, abstract, 2) -> [abstractable(), pick([[{line, 5}], 3, [{encoding, utf8}], [{location, {1, 2}}]])];
arguments(erl_parse, normalise, 1) -> [erl_parse:abstract(abstractable())];
arguments(erl_parse, format_error, 1) -> [pick([["syntax error before: ", "foo"], "text", ["a", $b]])];
arguments(erl_parse, Name, 1) when Name =:= inop_prec -> [pick(['=', '!', 'orelse', 'andalso', '==', '++', '+', '*', '#', ':'])];
arguments(erl_parse, preop_prec, 1) -> [pick(['catch', '+', '-', 'bnot', 'not', '#'])];
arguments(erl_parse, type_inop_prec, 1) -> [pick(['=', '::', '|', '..', '+', '*', '#'])];
arguments(erl_parse, type_preop_prec, 1) -> [pick(['+', '-', 'bnot', '#'])];
arguments(erl_internal, op_type, 2) -> pick([['+', 2], ['-', 1], ['and', 2], ['==', 2], ['++', 2], ['!', 2], ['bnot', 1], ['div', 2]]);
arguments(erl_internal, bif, 3) -> [erlang, pick([abs, element, foo, self, is_atom]), between(0, 3)];
arguments(erl_internal, add_predefined_functions, 1) -> [[{attribute, 1, file, {"f.erl", 1}}, {attribute, 1, module, pick([m, n])}, {function, 1, f, 0, [{clause, 1, [], [], [{atom, 1, a}]}]}, {eof, between(2, 5)}]];
arguments(erl_internal, _, 2) -> [pick([abs, element, '+', '==', 'and', '++', '!', is_atom, integer, tuple, foo, 'not', hd, spawn, is_record]), between(0, 3)];
arguments(io_lib, Name, 2) when Name =:= format; Name =:= fwrite -> format();
arguments(io_lib, format, 3) -> format() ++ [[{chars_limit, between(0, 60)}]];
arguments(io_lib, fread, 2) -> pick([["~d", integer_to_list(between(-99, 99))], ["~s ~d", "word 12"], ["~f", "1.25"], ["~a,~c", "atom,x"], ["~16u", "beef"], ["~2d~s", "123abc"], ["x~d", "y1"], ["~d", ""]]);
arguments(io_lib, write, 2) -> [any(4), pick([between(-1, 8), [{depth, between(0, 6)}, {encoding, pick([latin1, unicode])}]])];
arguments(io_lib, Name, 1) when Name =:= write; Name =:= print -> [any(4)];
arguments(io_lib, write_atom, 1) -> [atom()];
arguments(io_lib, Name, 1) when Name =:= write_char; Name =:= write_latin1_char -> [between(0, 255)];
arguments(io_lib, Name, 1) when Name =:= write_string -> [string()];
arguments(io_lib, Name, 2) when Name =:= write_string -> [string(), pick([$", $', []])];
arguments(io_lib, Name, 1) when Name =:= write_latin1_string -> [[between(0, 255) || _ <- "abcd"]];
arguments(io_lib, Name, 2) when Name =:= write_latin1_string -> [[between(0, 255) || _ <- "abcd"], pick([$", $'])];
arguments(io_lib, chars_length, 1) -> [chardata()];
arguments(io_lib, _, 1) -> [pick([string(), [string(), [character()]], any(2)])];
arguments(erl_pp, attribute, 1) -> [pick([form() || _ <- [1, 2, 3, 4]])];
arguments(erl_pp, Name, 1) when Name =:= form -> [form()];
arguments(erl_pp, function, 1) -> [parse_form("f(X) when X > 1 -> " ++ good_expression() ++ "; f(_) -> ok.")];
arguments(erl_pp, expr, N) -> [hd(parsed()) | [between(0, 20) || N =:= 2]];
arguments(erl_pp, exprs, N) -> [parsed() | [between(0, 20) || N =:= 2]];
arguments(erl_pp, guard, 1) -> [[parse("X > 1, is_list(Y)"), parse("X =:= a")]];
arguments(erl_lint, module, N) -> [module_forms() | [Extra || N =:= 3, Extra <- ["m.erl", [nowarn_unused_function]]]];
arguments(erl_lint, exprs, 2) -> [parsed(), pick([[], [{'X', 1}, {'Y', a}, {'A', b}, {'B', c}, {'C', d}, {'L', []}]])];
arguments(erl_lint, used_vars, 2) -> [parsed(), [{'X', 1}, {'A', b}]];
arguments(erl_lint, _, 1) -> [hd(parsed())];
arguments(erl_expand_records, module, 2) -> [module_forms(), []];
arguments(erl_eval, partial_eval, 1) -> [hd(parse(pick(["1 + 2", "[1, 2 + 3]", "{a, -1}", "X + 1", "<<1, (2 + 3)>>"])))];
arguments(erl_eval, is_constant_expr, 1) -> [hd(parsed())];
arguments(erl_eval, add_binding, 3) -> ['X', any(1), bindings()];
arguments(erl_eval, Name, 2) when Name =:= binding; Name =:= del_binding -> [pick(['X', 'Y', 'Z']), bindings()];
arguments(erl_eval, bindings, 1) -> [bindings()];
arguments(erl_bits, set_bit_type, 2) -> [pick([default, {integer, 1, 8}, 8]), pick([default, [integer, {unit, 8}], [float], [binary, {unit, 3}], [little, signed], [utf8], [nonsense]])];
arguments(erl_bits, as_list, 1) -> {ok, _, Type} = erl_bits:set_bit_type(default, pick([default, [float], [binary], [little, signed]])), [Type];
arguments(epp, normalize_typed_record_fields, 1) -> [[{typed_record_field, {record_field, 1, {atom, 1, a}}, {type, 1, atom, []}}, {record_field, 1, {atom, 1, b}}]];
arguments(io_lib_format, fwrite, 2) -> format();
arguments(io_lib_format, fwrite_g, 1) -> [assay_random_terms:float()];
arguments(io_lib_format, scan, 2) -> format();
arguments(io_lib_format, build, 1) -> [io_lib_format:scan("~w and ~s ~5.2f~n", [any(3), "text", 1.25])];
arguments(io_lib_format, unscan, 1) -> [[Part || Part <- io_lib_format:scan("~w ~-5s~n", [any(2), "text"])]];
arguments(io_lib_format, indentation, 2) -> [string(), between(0, 20)];
arguments(io_lib_fread, fread, 2) -> arguments(io_lib, fread, 2);
arguments(io_lib_pretty, print, 1) -> [any(5)];
arguments(io_lib_pretty, print, 4) -> [any(5), between(1, 10), between(10, 80), between(-1, 10)];
arguments(_, _, _) -> none.

good_expression() ->
    case expression() of
        "f(" -> "a";
        "1 +" -> "b";
        Text -> Text
    end.

parsed() -> parse(good_expression()).

parse(Text) ->
    {ok, Tokens, _} = erl_scan:string(Text ++ "."),
    {ok, Expressions} = erl_parse:parse_exprs(Tokens),
    Expressions.

parse_form(Text) ->
    {ok, Tokens, _} = erl_scan:string(Text),
    {ok, Form} = erl_parse:parse_form(Tokens),
    Form.

form() ->
    parse_form(pick(["-module(m).", "-export([f/1, g/0]).", "-record(r, {a = 1 :: integer(), b}).", "-type t(A) :: a | [A].",
                     "-spec f(X) -> Y when X :: t(), Y :: #{a => b}.", "-define_like(x).", "-opaque o() :: {1..3, fun(() -> ok)}."])).

module_forms() ->
    [parse_form(Text) || Text <- ["-module(m).", "-export([f/1]).", "-record(r, {a = 1, b})."]] ++
        [parse_form("f(X) -> " ++ good_expression() ++ "."), parse_form("g(A, B, C, L) -> {A, B, C, L, #r{b = A}}."), {eof, 9}].

bindings() -> pick([[], [{'X', 1}], #{'X' => 1, 'Y' => a}]).

text() -> pick([expression(), string(), lists:flatten(io_lib:format("~tp ", [any(3)])), "'atom' $a 16#ff 1.5e3 \"str\" % comment", "fun f/1 -> <<X:8>>.", "\"open", "36#zz $\\n '\\x41'"]).

expression() ->
    pick(["1 + 2 * X", "f(a, [B | C])", "case X of {a, _} when X > 1 -> b; _ -> c end", "fun(X) -> X end", "#{a => 1, b := 2}",
          "<<X:8/little, Y/binary>>", "[X || X <- L, X > 1]", "try f() catch _:E -> E after ok end", "if X -> 1; true -> 2 end",
          "begin A = 1, A end", "#r{a = 1}", "X#r.a", "fun m:f/1", "catch throw(x)", "not A andalso B", "\"a\" \"b\" ++ C", "f(", "1 +"]).

tokens(Text) ->
    case erl_scan:string(Text) of
        {ok, Tokens, _} -> Tokens;
        _ -> [{atom, 1, a}, {dot, 1}]
    end.

abstractable() -> pick([string(), list(fun assay_random_terms:atom/0, 4), {atom(), number()}, #{atom() => 1}, <<"bin">>, [a | b], number()]).

format() ->
    Parts = list(fun() -> pick([{"~w", [any(3)]}, {"~p", [any(4)]}, {"~tp", [any(3)]}, {"~s", [[between(32, 200) || _ <- "abc"]]},
                                {"~ts", [chardata()]}, {"~b", [between(-999, 999)]}, {"~.16b", [between(0, 9999)]}, {"~n", []},
                                {"~~", []}, {"~5w|", [any(0)]}, {"~-8s|", ["ab"]}, {"~c", [between(32, 126)]}, {"~e", [assay_random_terms:float()]},
                                {"~.3f", [between(-999, 999) / 7]}, {"~g", [between(-999, 999) / 8]}, {"~10p", [any(3)]}, {"text", []},
                                {"~i", [any(1)]}, {"~P", [any(4), between(1, 9)]}, {"~W", [any(4), between(1, 9)]}, {"~.3.0b", [between(0, 99)]},
                                {"~0p", [any(4)]}, {"~3..*c", [$x]}, {"~.8#", [between(0, 99)]}]) end, 4),
    [lists:append([F || {F, _} <- Parts]), lists:append([A || {_, A} <- Parts])].

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
arguments(_, _, _) -> none.

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

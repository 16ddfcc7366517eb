%% Evaluates Erlang expressions for a program in another language: reads one a line, prints the value as a Python literal.
%% Functions stay here; they are printed as FUNCTION(N), and N can be called as `function(N)` in later expressions.
-module(evaluate_terms).
-export([main/0]).

main() ->
    io:setopts([{encoding, unicode}]),
    put(count, 0),
    loop().

loop() ->
    case io:get_line("") of
        eof -> ok;
        Line ->
            io:put_chars([answer(Line), "\n"]),
            loop()
    end.

answer(Line) ->
    try literal(value(Line))
    catch Class:Reason -> io_lib:format("FAILED('''~p ~0p''')", [Class, Reason])
    end.

value(Line) ->
    {ok, Tokens, _} = erl_scan:string(string:trim(Line) ++ "."),
    {ok, Expressions} = erl_parse:parse_exprs(Tokens),
    Local = {value, fun(function, [N]) -> get({function, N}) end},
    {value, Value, _} = erl_eval:exprs(Expressions, [], Local),
    Value.

literal(true) -> "True";
literal(false) -> "False";
literal(Atom) when is_atom(Atom) -> ["'", atom_to_list(Atom), "'"];
literal(Integer) when is_integer(Integer) -> integer_to_list(Integer);
literal(Float) when is_float(Float) -> io_lib:format("~w", [Float]);
literal(List) when is_list(List) ->
    case is_list(catch lists:reverse(List)) andalso length(List) >= 0 of
        true -> ["[", lists:join(",", [literal(Each) || Each <- List]), "]"];
        false -> "IMPROPER"
    end;
literal(Tuple) when is_tuple(Tuple) -> ["(", [[literal(Each), ","] || Each <- tuple_to_list(Tuple)], ")"];
literal(Bits) when is_bitstring(Bits) -> ["'0b", [$0 + Bit || <<Bit:1>> <= Bits], "'"];
literal(Function) when is_function(Function) ->
    N = put(count, get(count) + 1),
    put({function, N}, Function),
    io_lib:format("FUNCTION(~p)", [N]);
literal(Map) when is_map(Map) -> ["dict(", literal(maps:to_list(Map)), ")"].

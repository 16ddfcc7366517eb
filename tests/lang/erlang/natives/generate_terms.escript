#!/usr/bin/env escript
%% As generate.escript, for functions on numbers, tuples and any terms: arithmetic, order, hashes, digests.
%%   generate_terms.escript FOLDER-OF-DUMPER-BEAMS CALLS-PER-FUNCTION SEED terms.txt

main([Beams, Count, Seed, File]) ->
    code:add_patha(Beams),
    rand:seed(exsss, list_to_integer(Seed)),
    Times = lists:seq(1, list_to_integer(Count)),
    ok = file:write_file(File, [call(M, F, [pick(K) || K <- Kinds]) || {M, F, Kinds} <- functions(), _ <- Times]).

call(M, F, Arguments) ->
    Outcome = try {ok, apply(M, F, Arguments)} catch Class:Reason -> {Class, Reason} end,
    Name = io_lib:format("~s:~s/~b", [M, F, length(Arguments)]),
    ["(\"", Name, "\" (l", [[$\s, assay_term:write(A)] || A <- Arguments], ") ", assay_term:write(Outcome), ")\n"].

functions() ->
    [{erlang, F, [number, number]} || F <- ['+', '-', '*', '/', '<', '=<', '==', '=:=', max, min]] ++
    [{erlang, F, [integer, integer]} || F <- ['div', 'rem', 'band', 'bor', 'bxor', '+', '-', '*']] ++
    [{erlang, F, [integer, shift]} || F <- ['bsl', 'bsr']] ++
    [{erlang, F, [number]} || F <- ['+', '-', abs, float, trunc, round, floor, ceil]] ++
    [{erlang, 'bnot', [integer]}] ++
    [{erlang, F, [close, close]} || F <- ['<', '=<', '>', '>=', '==', '/=', '=:=', '=/=', '+', '-', '*', '/']] ++
    [{erlang, F, [term, term]} || F <- ['<', '=<', '>', '>=', '==', '/=', '=:=', '=/=', max, min]] ++
    [{erlang, F, [boolean, boolean]} || F <- ['and', 'or', 'xor']] ++
    [{erlang, 'not', [boolean]}] ++
    [{math, F, [number]} || F <- [acos, acosh, asin, asinh, atan, atanh, ceil, cos, cosh, erf, erfc, exp, floor, log,
                                  log10, log2, sin, sinh, sqrt, tan, tanh]] ++
    [{math, F, [number, number]} || F <- [atan2, fmod, pow]] ++
    [{erlang, F, [term]} || F <- [is_atom, is_binary, is_bitstring, is_boolean, is_float, is_function, is_integer,
                                  is_list, is_map, is_number, is_pid, is_port, is_reference, is_tuple, hd, tl, size,
                                  tuple_size, tuple_to_list, list_to_tuple, phash2]] ++
    [{erlang, F, [term, range]} || F <- [phash, phash2]] ++
    [{erlang, is_function, [term, position]},
     {erlang, is_record, [tuple, atom]},
     {erlang, is_record, [tuple, atom, position]},
     {erlang, element, [position, tuple]},
     {erlang, setelement, [position, tuple, term]},
     {erlang, make_tuple, [position, term]},
     {erlang, make_tuple, [position, term, positions]},
     {erlang, append_element, [tuple, term]},
     {erlang, insert_element, [position, tuple, term]},
     {erlang, delete_element, [position, tuple]},
     {erlang, make_fun, [atom, atom, position]},
     {erlang, raise, [class, term, trace]},
     {erlang, error, [term]},
     {erlang, exit, [term]},
     {erlang, throw, [term]}] ++
    [{erlang, F, [bytes]} || F <- [md5, crc32, adler32]] ++
    [{erlang, F, [range, bytes]} || F <- [crc32, adler32]] ++
    [{erlang, F, [word, word, position]} || F <- [crc32_combine, adler32_combine]].

%% One argument of a kind; now and then something that does not belong there.
pick(Kind) ->
    case rand:uniform(16) of
        1 -> value(term);
        _ -> value(Kind)
    end.

one_of(List) -> lists:nth(rand:uniform(length(List)), List).

several(Kind, Most) -> [value(Kind) || _ <- lists:seq(1, rand:uniform(Most + 1) - 1)].

value(small) -> rand:uniform(14) - 4;
value(position) -> one_of([0, 1, 1, 2, 2, 3, 4, -1, 300, 1 bsl 59, 1 bsl 64]);
value(integer) ->
    case rand:uniform(4) of
        1 -> value(small);
        2 -> one_of([1, -1]) * (1 bsl one_of([27, 28, 31, 32, 58, 59, 60, 62, 63, 64, 65, 127, 128])) + rand:uniform(3) - 2;
        _ -> (rand:uniform(1 bsl rand:uniform(200)) - 1) * one_of([1, -1])
    end;
value(shift) -> one_of([rand:uniform(200), -rand:uniform(200), 0, 63, 64, -63, -64, 1 bsl 70, -(1 bsl 70)]);
value(float) ->
    case rand:uniform(4) of
        1 -> (rand:uniform(41) - 21) / 4;
        2 -> float(rand:uniform(1 bsl 64)) * one_of([1, -1]);
        3 -> one_of([0.0, -0.0, 0.5, 1.5, 2.5, 1.0e308, -1.7976931348623157e308, 5.0e-324, 9007199254740992.0,
                     9007199254740993.0, 9223372036854775808.0, -9223372036854775808.0, 0.49999999999999994]);
        4 -> random_float()
    end;
value(number) -> one_of([value(small), value(integer), value(float), value(float), value(huge)]);
value(huge) -> one_of([1, -1]) * (1 bsl (1000 + rand:uniform(40))) - rand:uniform(3);
%% Integers and floats where the one can't always hold the other.
value(close) ->
    Base = 1 bsl one_of([0, 1, 52, 53, 54, 59, 60, 62, 63, 64, 65, 100, 200, 1023]),
    Number = one_of([1, -1]) * (Base + one_of([-1, 0, 0, 1, Base bsr 53, Base bsr 54, (Base bsr 53) + 1, -(Base bsr 54)])),
    case rand:uniform(2) of
        1 -> Number;
        2 -> try float(Number) catch error:badarg -> 1.0 end
    end;
value(boolean) -> one_of([true, false]);
value(atom) -> one_of([a, b, '', ab, 'B', '\xe9', '\x{100}', '\x{20ac}', '\x{1f600}', true]);
value(text) -> [one_of("abc") || _ <- lists:seq(1, rand:uniform(9) - 1)];
value(bits) ->
    Bytes = list_to_binary([rand:uniform(256) - 1 || _ <- lists:seq(1, rand:uniform(30) - 1)]),
    case rand:uniform(3) of
        1 -> <<Bytes/binary, (rand:uniform(8) - 1):(rand:uniform(7))>>;
        _ -> Bytes
    end;
value(leaf) ->
    one_of([value(atom), value(small), value(integer), value(float), value(text), value(bits), [], {}, #{},
            fun lists:map/2, fun lists:foldl/3, fun erlang:'/'/2]);
value(tuple) -> list_to_tuple(several(leaf, 4));
value(term) ->
    case rand:uniform(9) of
        1 -> value(tuple);
        2 -> list_to_tuple(several(term, 3));
        3 -> several(term, 3);
        4 -> several(leaf, 4) ++ value(leaf);
        5 -> maps:from_list([{value(key), value(term)} || _ <- lists:seq(1, rand:uniform(4))]);
        6 -> one_of([{1, 2}, {1.0, 2}, {1, 2.0}, [1, 2], [1.0, 2.0], #{1 => a}, #{1.0 => a}, #{a => 1}, #{a => 1.0}]);
        _ -> value(leaf)
    end;
value(key) -> one_of([a, b, 1, 2, 1.0, 2.0, {1}, {1.0}, "a"]);
value(range) -> one_of([1, 2, 16, 1000, (1 bsl 32) - 1, 1 bsl 32, (1 bsl 32) + 1, 0, -1, value(word)]);
value(word) -> rand:uniform(1 bsl 32) - 1;
value(positions) -> [{value(position), value(leaf)} || _ <- lists:seq(1, rand:uniform(3) - 1)];
value(class) -> one_of([error, exit, throw, other]);
value(trace) -> one_of([[], [{m, f, 1, []}], [{m, f, [a]}], [{m, f, a, []}], [{m, f, 1, [{line, 1}]}, {fun lists:map/2, [a]}], [x]]);
value(bytes) -> one_of([value(bits), value(text), [value(text), value(bits)], [], ["abc" | <<"de">>]]).

random_float() ->
    <<Float/float>> = <<(rand:uniform(2) - 1):1, (rand:uniform(2046)):11, (rand:uniform(1 bsl 52) - 1):52>>,
    Float.

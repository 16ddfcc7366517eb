#!/usr/bin/env escript
%% Calls functions that are native in erl with arguments of all kinds, good and bad, and writes what erl answers, one call
%% a line in the exchange form: ("module:function/arity" (l ARGUMENT...) (t ok RESULT)) or (t CLASS REASON) at the end.
%% natives_test.cpp makes the same calls of our primitives.
%%   generate.escript FOLDER-OF-DUMPER-BEAMS CALLS-PER-FUNCTION SEED calls.txt

main([Beams, Count, Seed, File]) ->
    code:add_patha(Beams),
    rand:seed(exsss, list_to_integer(Seed)),
    Times = lists:seq(1, list_to_integer(Count)),
    ok = file:write_file(File, [call(M, F, pick_all(Kinds)) || {M, F, Kinds} <- functions(), _ <- Times]).

call(M, F, Arguments) ->
    Outcome = try {ok, apply(M, F, Arguments)} catch Class:Reason -> {Class, Reason} end,
    Name = io_lib:format("~s:~s/~b", [M, F, length(Arguments)]),
    ["(\"", Name, "\" (l", [[$\s, assay_term:write(A)] || A <- Arguments], ") ", assay_term:write(Outcome), ")\n"].

functions() ->
    [{erlang, F, [any_bits]} || F <- [byte_size, bit_size, binary_to_list, bitstring_to_list]] ++
    [{erlang, F, [io_list]} || F <- [list_to_binary, list_to_bitstring, iolist_to_binary, iolist_size]] ++
    [{binary, F, [any_bits]} || F <- [first, last, copy, decode_unsigned]] ++
    [{binary, F, [binaries]} || F <- [longest_common_prefix, longest_common_suffix]] ++
    [{binary, F, [text, pattern]} || F <- [match, matches, split]] ++
    [{binary, F, [text, pattern, scope_options]} || F <- [match, matches]] ++
    [{erlang, F, [float, float_options]} || F <- [float_to_list, float_to_binary]] ++
    [{erlang, F, [float]} || F <- [float_to_list, float_to_binary]] ++
    [{erlang, F, [integer]} || F <- [integer_to_list, integer_to_binary]] ++
    [{erlang, F, [integer, base]} || F <- [integer_to_list, integer_to_binary]] ++
    [{maps, F, [key, map]} || F <- [get, find, is_key, remove, take]] ++
    [{maps, F, [key, key, map]} || F <- [put, update]] ++
    [{maps, F, [map]} || F <- [keys, values]] ++
    [{unicode, F, [characters, encoding]} || F <- [characters_to_binary, characters_to_list]] ++
    [{erlang, binary_part, [any_bits, small, small]},
     {erlang, binary_part, [any_bits, part]},
     {erlang, split_binary, [any_bits, small]},
     {erlang, binary_to_list, [any_bits, small, small]},
     {binary, at, [any_bits, small]},
     {binary, part, [any_bits, part]},
     {binary, part, [any_bits, small, small]},
     {binary, copy, [any_bits, small]},
     {binary, list_to_bin, [io_list]},
     {binary, decode_unsigned, [any_bits, order]},
     {binary, encode_unsigned, [integer]},
     {binary, encode_unsigned, [integer, order]},
     {binary, split, [text, pattern, split_options]},
     {erlang, list_to_integer, [number_list]},
     {erlang, list_to_integer, [number_list, base]},
     {erlang, binary_to_integer, [number_binary]},
     {erlang, binary_to_integer, [number_binary, base]},
     {erlang, list_to_float, [number_list]},
     {erlang, binary_to_float, [number_binary]},
     {string, list_to_integer, [number_list]},
     {string, list_to_float, [number_list]},
     {erlang, atom_to_list, [atom]},
     {erlang, atom_to_binary, [atom, encoding]},
     {erlang, list_to_atom, [name_list]},
     {erlang, binary_to_atom, [any_bits, encoding]},
     {unicode, bin_is_7bit, [any_bits]},
     {maps, merge, [map, map]},
     {maps, from_list, [pairs]},
     {maps, from_keys, [key_list, key]},
     {erlang, map_size, [map]},
     {erlang, map_get, [key, map]},
     {erlang, is_map_key, [key, map]},
     {erts_internal, map_next, [small, map, map_next_mode]}].

%% One argument of a kind; now and then something that does not belong there.
pick(Kind) ->
    case rand:uniform(16) of
        1 -> any();
        _ -> value(Kind)
    end.

pick_all(Kinds) -> [pick(Kind) || Kind <- Kinds].

any() ->
    one_of([a, 1, -1, 1.5, [], {}, {a, 1}, <<1>>, <<5:3>>, "text", [a | b], #{}, #{a => 1}, 1 bsl 70, -(1 bsl 70)]).

one_of(List) -> lists:nth(rand:uniform(length(List)), List).

several(Kind, Most) -> [value(Kind) || _ <- lists:seq(1, rand:uniform(Most + 1) - 1)].

value(byte) -> rand:uniform(256) - 1;
value(small) -> rand:uniform(14) - 4;
value(integer) ->
    Bits = one_of([rand:uniform(140), 59, 60, 62, 63, 64, 65]),
    (rand:uniform(1 bsl Bits) - 1) * one_of([1, 1, -1]);
value(large) -> one_of([1 bsl 59, (1 bsl 59) - 1, -(1 bsl 59), -(1 bsl 59) - 1, 1 bsl 63, 1 bsl 64, -(1 bsl 70)]);
value(base) -> rand:uniform(38);
value(order) -> one_of([big, little, big, little, native]);
value(float) ->
    case rand:uniform(5) of
        1 -> (rand:uniform(20001) - 10001) / 64;
        2 -> rand:uniform() * math:pow(10, rand:uniform(60) - 30);
        3 -> (rand:uniform(200001) - 100001) / 1000;
        4 -> one_of([0.0, -0.0, 1.0e300, 5.0e-324, 1.7976931348623157e308, 9007199254740992.0, 1.0e22, 1.0e17, 0.1, 100.0]);
        5 -> random_float()
    end;
value(float_options) -> several(float_option, 2);
value(float_option) ->
    one_of([short, compact, {decimals, rand:uniform(30) - 2}, {scientific, rand:uniform(30) - 2}, {decimals, 253},
            {scientific, 249}]);
value(any_bits) ->
    Bytes = list_to_binary(several(byte, 8)),
    case rand:uniform(4) of
        1 -> <<Bytes/binary, (rand:uniform(8) - 1):(rand:uniform(7))>>;
        2 -> <<_:3, Rest/bits>> = <<(rand:uniform(8)):3, Bytes/binary>>, Rest;
        _ -> Bytes
    end;
value(io_list) ->
    case rand:uniform(10) of
        1 -> value(any_bits);
        2 -> value(byte_list) ++ value(any_bits);
        3 -> [];
        _ -> several(io_item, 4)
    end;
value(byte_list) -> several(byte, 4);
value(io_item) ->
    case rand:uniform(12) of
        N when N < 6 -> value(byte);
        N when N < 8 -> value(any_bits);
        N when N < 11 -> value(io_list);
        11 -> 256 + rand:uniform(3) - 2;
        12 -> -1
    end;
value(part) -> {pick(small), pick(small)};
value(binaries) -> several(text, 3);
value(text) -> list_to_binary([one_of("ab,") || _ <- lists:seq(1, rand:uniform(12) - 1)]);
value(pattern) ->
    case rand:uniform(3) of
        1 -> value(text);
        2 -> one_of([<<",">>, <<"a">>, <<"ab">>, <<"b,">>]);
        3 -> several(text, 3)
    end;
value(scope_options) -> several(scope_option, 1);
value(scope_option) -> one_of([{scope, value(part)}, {scope, {0, 3}}, {scope, {1, 2}}, {scope, {0, 0}}, {scope, {2, 0}}]);
value(split_options) -> several(split_option, 3);
value(split_option) -> one_of([global, global, trim, trim_all, value(scope_option)]);
value(number_list) ->
    case rand:uniform(4) of
        1 -> integer_to_list(value(integer), rand:uniform(35) + 1);
        2 -> float_to_list(value(float), one_of([[], [short], [{scientific, 3}]])) ++ one_of(["", "", "e5", "x", [a]]);
        3 -> [one_of("0123456789+-.eE, ") || _ <- lists:seq(1, rand:uniform(6) - 1)];
        4 -> [one_of([$1, $-, $+, $., 256 + $8, 256 + $-, -256 + $7, $f, (1 bsl 40) + $3]) || _ <- lists:seq(1, rand:uniform(4))]
    end;
value(number_binary) ->
    List = value(number_list),
    try list_to_binary(List) catch error:_ -> <<"7">> end;
value(character) -> one_of([$a, 16#e9, 16#ff, 16#100, 16#20ac, 16#fffe, 16#1f600, 16#10ffff, 16#d800, 16#110000, -1]);
value(name_list) -> several(name_character, 5);
value(name_character) -> one_of([$a, $b, 16#e9, 16#20ac, 16#1f600, $a, $b, 16#d800]);
value(atom) -> one_of([a, '', 'two words', '\xe9t\xe9', '\x{20ac}']);
value(encoding) -> one_of([utf8, unicode, latin1]);
value(characters) ->
    case rand:uniform(8) of
        1 -> value(utf8_piece);
        2 -> several(character_item, 3) ++ value(utf8_piece);
        _ -> several(character_item, 4)
    end;
value(character_item) ->
    case rand:uniform(10) of
        N when N < 4 -> one_of([$a, 16#e9, 16#20ac]);
        4 -> one_of([value(character), value(character), value(large), a, <<1:3>>]);
        N when N < 8 -> value(utf8_piece);
        _ -> value(characters)
    end;
value(utf8_piece) ->
    one_of([<<"ab">>, <<"é"/utf8>>, <<16#e2, 16#82>>, <<16#ac>>, <<16#e2>>, <<16#82, 16#ac>>, <<16#82>>, <<195>>, <<169>>,
            <<65, 195>>, <<255>>, <<65, 255, 66>>, <<>>, <<16#f0, 16#9f>>, <<16#98, 16#80>>, <<16#ed, 16#a0, 16#80>>, <<16#c0>>,
            <<16#e2, 65>>, <<16#f5>>, <<"a€b"/utf8>>, <<169, 65>>]);
value(key) ->
    one_of([a, b, c, 1, 2, 3, 1.0, 2.0, 0.0, -0.0, "a", {a}, {1}, {1.0}, <<"a">>, <<5:3>>, [], #{}, #{a => 1}, 1 bsl 70, -1]);
value(key_list) -> several(key, 12);
value(pairs) -> [{value(key), pick(small)} || _ <- lists:seq(1, rand:uniform(12) - 1)];
value(map) -> maps:from_list(value(pairs));
value(map_next_mode) -> one_of([iterator, iterator, [], [x]]).

random_float() ->
    <<Float/float>> = <<(rand:uniform(2) - 1):1, (rand:uniform(2046)):11, (rand:uniform(1 bsl 52) - 1):52>>,
    Float.

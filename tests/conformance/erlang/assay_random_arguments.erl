%% Arguments for functions whose spec alone says too little for most calls to return: a key that is in the list, an
%% index within the tuple, text that parses. draw/3 gives none where the spec is good enough.

-module(assay_random_arguments).

-export([draw/3]).

-import(assay_random_terms, [pick/1, between/2, list/1, list/2, any/1, integer/0, natural/0, number/0, atom/0,
                             character/0, string/0, chardata/0, binary/0, bits/0, function/2, ordset/0, key/0,
                             pairs/0]).

-spec draw(module(), atom(), arity()) -> {ok, [term()]} | none.
draw(Module, Name, Arity) ->
    case assay_random_by_erl:arguments(Module, Name, Arity) of
        none -> drawn(arguments(Module, Name, Arity));
        Arguments -> drawn(Arguments)
    end.

drawn(none) -> none;
drawn(Arguments) -> {ok, Arguments}.

arguments(lists, Name, Arity) -> of_lists(Name, Arity);
arguments(string, Name, Arity) -> of_string(Name, Arity);
arguments(erlang, Name, Arity) -> of_erlang(Name, Arity);
arguments(binary, Name, Arity) -> of_binary(Name, Arity);
arguments(math, Name, Arity) -> of_math(Name, Arity);
arguments(sofs, Name, Arity) -> assay_random_sofs:arguments(Name, Arity);
arguments(calendar, Name, Arity) -> of_calendar(Name, Arity);
arguments(Module, Name, Arity) ->
    case assay_random_source:arguments(Module, Name, Arity) of
        none -> of_others(Module, Name, Arity);
        Arguments -> Arguments
    end.

numbers() -> list(fun assay_random_terms:number/0).
keys() -> list(fun assay_random_terms:key/0).
sorted() -> lists:sort(keys()).
some() -> [key() | keys()].
same_length() ->
    Size = between(0, 5),
    fun() -> [key() || _ <- lists:seq(1, Size)] end.
tuples() -> list(fun() -> {key(), key(), between(1, 5)} end).
key_in([]) -> key();
key_in(List) -> pick([key(), pick(List)]).

of_lists(concat, 1) -> [list(fun() -> pick([atom(), between(-9, 9), string(), 1.5]) end)];
of_lists(Name, 1) when Name =:= droplast; Name =:= last; Name =:= max; Name =:= min -> [some()];
of_lists(Name, 1) when Name =:= merge; Name =:= umerge ->
    [list(fun() -> lists:usort(keys()) end, 4)];
of_lists(sum, 1) -> [numbers()];
of_lists(unzip, 1) -> [pairs()];
of_lists(unzip3, 1) -> [tuples()];
of_lists(Name, 1) when Name =:= append -> [list(fun keys/0, 4)];
of_lists(Name, 2) when Name =:= merge; Name =:= umerge -> [lists:usort(keys()), lists:usort(keys())];
of_lists(Name, 2) when Name =:= rmerge; Name =:= rumerge ->
    [lists:reverse(lists:usort(keys())), lists:reverse(lists:usort(keys()))];
of_lists(duplicate, 2) -> [between(0, 6), any(2)];
of_lists(Name, 2) when Name =:= keysort; Name =:= ukeysort -> [between(1, 3), tuples()];
of_lists(nth, 2) -> L = some(), [between(1, length(L)), L];
of_lists(nthtail, 2) -> L = some(), [between(0, length(L)), L];
of_lists(split, 2) -> L = keys(), [between(0, length(L)), L];
of_lists(sublist, 2) -> [keys(), between(0, 7)];
of_lists(seq, 2) -> From = between(-5, 5), [From, From + between(-1, 12)];
of_lists(seq, 3) -> From = between(-5, 5), Step = pick([1, 2, 3, -1, -2]), [From, From + Step * between(0, 8), Step];
of_lists(zip, 2) -> L = same_length(), [L(), L()];
of_lists(enumerate, 2) -> [between(-3, 9), keys()];
of_lists(subtract, 2) -> [keys(), keys()];
of_lists(Name, 3) when Name =:= keydelete; Name =:= keyfind; Name =:= keymember; Name =:= keysearch; Name =:= keytake ->
    L = tuples(), At = between(1, 3), [key_in([element(At, T) || T <- L]), At, L];
of_lists(keymap, 3) -> [function(1, any), between(1, 3), tuples()];
of_lists(Name, 3) when Name =:= keymerge; Name =:= ukeymerge ->
    At = between(1, 3), [At, lists:ukeysort(At, tuples()), lists:ukeysort(At, tuples())];
of_lists(Name, 3) when Name =:= rkeymerge; Name =:= rukeymerge ->
    At = between(1, 3), [At, lists:reverse(lists:ukeysort(At, tuples())), lists:reverse(lists:ukeysort(At, tuples()))];
of_lists(Name, 3) when Name =:= merge; Name =:= umerge; Name =:= rmerge; Name =:= rumerge ->
    [function(2, boolean), sorted(), sorted()];
of_lists(Name, 3) when Name =:= merge3; Name =:= umerge3 -> [lists:usort(keys()) || _ <- [1, 2, 3]];
of_lists(Name, 3) when Name =:= rmerge3; Name =:= rumerge3 -> [lists:reverse(lists:usort(keys())) || _ <- [1, 2, 3]];
of_lists(sublist, 3) -> [keys(), between(1, 4), between(0, 6)];
of_lists(zip3, 3) -> L = same_length(), [L(), L(), L()];
of_lists(zipwith, 3) -> L = same_length(), [function(2, any), L(), L()];
of_lists(zipwith3, 4) -> L = same_length(), [function(3, any), L(), L(), L()];
of_lists(Name, 4) when Name =:= keyreplace; Name =:= keystore -> [key(), between(1, 3), tuples(), {key(), key(), 1}];
of_lists(_, _) -> none.

%% Plain text: lists of characters only, as the older functions want it.
of_string(Name, 2) when Name =:= left; Name =:= right; Name =:= centre -> [string(), between(0, 12)];
of_string(Name, 3) when Name =:= left; Name =:= right; Name =:= centre -> [string(), between(0, 12), character()];
of_string(chars, 2) -> [character(), between(0, 5)];
of_string(chars, 3) -> [character(), between(0, 5), string()];
of_string(copies, 2) -> [string(), between(0, 4)];
of_string(Name, 2) when Name =:= chr; Name =:= rchr -> [string(), character()];
of_string(Name, 2) when Name =:= str; Name =:= rstr; Name =:= span; Name =:= cspan; Name =:= tokens -> [string(), list(fun assay_random_terms:character/0, 2)];
of_string(join, 2) -> [list(fun assay_random_terms:string/0, 4), string()];
of_string(concat, 2) -> [string(), string()];
of_string(Name, 1) when Name =:= list_to_float; Name =:= to_float ->
    [pick(["1.5", "-2.25e3", "1.0e-4x", "3.5 rest", "x"]) ++ pick(["", "", string()])];
of_string(Name, 1) when Name =:= list_to_integer; Name =:= to_integer -> [integer_to_list(integer()) ++ pick(["", string()])];
of_string(Name, 1) when Name =:= strip; Name =:= words -> [" " ++ string() ++ " "];
of_string(Name, 1) when Name =:= to_lower; Name =:= to_upper -> [pick([[between(32, 255) || _ <- "abcde"], between(32, 255)])];
of_string(Name, 2) when Name =:= sub_word -> ["one two  three " ++ string(), between(1, 4)];
of_string(sub_word, 3) -> [string(), between(1, 3), between($a, $f)];
of_string(nth_lexeme, 3) -> [chardata(), between(1, 3), list(fun assay_random_terms:character/0, 3)];
of_string(words, 2) -> [string(), between($a, $f)];
of_string(substr, 2) -> S = [$a | string()], [S, between(1, length(S))];
of_string(substr, 3) -> S = [$a | string()], At = between(1, length(S)), [S, At, between(0, length(S) - At + 1)];
of_string(sub_string, 2) -> S = [$a | string()], [S, between(1, length(S))];
of_string(sub_string, 3) -> S = [$a | string()], At = between(1, length(S)), [S, At, between(At, length(S))];
of_string(slice, 2) -> [chardata(), between(0, 6)];
of_string(slice, 3) -> [chardata(), between(0, 6), pick([infinity, between(0, 6)])];
of_string(pad, 2) -> [chardata(), between(0, 10)];
of_string(pad, 3) -> [chardata(), between(0, 10), pick([leading, trailing, both])];
of_string(pad, 4) -> [chardata(), between(0, 10), pick([leading, trailing, both]), pick([character(), [$e, 769]])];
of_string(_, _) -> none.

of_binary(Name, 2) when Name =:= at -> [<<1, (binary())/binary>>, pick([0, 0, between(0, 8)])];
of_binary(copy, 2) -> [binary(), between(0, 5)];
of_binary(Name, 2) when Name =:= part; Name =:= bin_to_list -> [<<"abcdef", (binary())/binary>>, pick([{between(0, 3), between(0, 3)}, {between(4, 6), -between(0, 4)}])];
of_binary(Name, 3) when Name =:= part; Name =:= bin_to_list -> [<<"abcdef", (binary())/binary>>, between(0, 3), between(0, 3)];
of_binary(Name, 1) when Name =:= first; Name =:= last -> [<<7, (binary())/binary>>];
of_binary(decode_hex, 1) -> [binary:encode_hex(binary())];
of_binary(encode_unsigned, 1) -> [natural()];
of_binary(encode_unsigned, 2) -> [natural(), pick([big, little])];
of_binary(Name, 1) when Name =:= longest_common_prefix; Name =:= longest_common_suffix -> [[binary() | list(fun assay_random_terms:binary/0, 3)]];
of_binary(Name, 2) when Name =:= match; Name =:= matches; Name =:= split -> [text_to_search(), searched()];
of_binary(Name, 3) when Name =:= match; Name =:= matches -> [text_to_search(), searched(), pick([[], [{scope, {between(0, 3), between(0, 5)}}]])];
of_binary(split, 3) -> [text_to_search(), searched(), list(fun() -> pick([global, trim, trim_all]) end, 2)];
of_binary(replace, 3) -> [text_to_search(), searched(), binary()];
of_binary(replace, 4) -> [text_to_search(), searched(), binary(), list(fun() -> pick([global, global, {insert_replaced, 0}]) end, 2)];
of_binary(_, _) -> none.

text_to_search() -> list_to_binary(["abcab", list(fun() -> between($a, $c) end, 12)]).
searched() -> pick([<<(between($a, $d))>>, <<"ab">>, <<"ca">>, [<<"a">>, <<"bc">>], [<<"abc">>, <<"ab">>, <<"d">>]]).

of_math(Name, 1) when Name =:= acos; Name =:= asin; Name =:= atanh -> [between(-9, 9) / 10];
of_math(acosh, 1) -> [1 + between(0, 100) / 7];
of_math(Name, 1) when Name =:= log; Name =:= log2; Name =:= log10; Name =:= sqrt -> [between(1, 100000) / between(1, 99)];
of_math(pow, 2) -> [between(1, 30) / 4, between(-8, 8)];
of_math(fmod, 2) -> [number_of_size(), between(1, 40) / 8];
of_math(pi, 0) -> [];
of_math(_, 2) -> [number_of_size(), number_of_size()];
of_math(_, 1) -> [number_of_size()].

number_of_size() -> pick([between(-100, 100), between(-1000, 1000) / 64]).

of_calendar(Name, 3) when Name =/= valid_date -> tuple_to_list(a_date());
of_calendar(Name, 1) when Name =:= date_to_gregorian_days; Name =:= day_of_the_week; Name =:= iso_week_number -> [a_date()];
of_calendar(gregorian_days_to_date, 1) -> [between(0, 800000)];
of_calendar(datetime_to_gregorian_seconds, 1) -> [{a_date(), a_time()}];
of_calendar(Name, 1) when Name =:= gregorian_seconds_to_datetime -> [between(0, 70000000000)];
of_calendar(seconds_to_time, 1) -> [between(0, 86399)];
of_calendar(seconds_to_daystime, 1) -> [between(-1000000, 1000000)];
of_calendar(time_to_seconds, 1) -> [a_time()];
of_calendar(time_difference, 2) -> [{a_date(), a_time()}, {a_date(), a_time()}];
of_calendar(last_day_of_the_month, 2) -> [between(0, 2400), between(1, 12)];
of_calendar(Name, 1) when Name =:= now_to_datetime; Name =:= now_to_universal_time -> [{between(0, 2000), between(0, 999999), between(0, 999999)}];
of_calendar(rfc3339_to_system_time, N) ->
    [lists:flatten(io_lib:format("~4..0b-~2..0b-~2..0bT~2..0b:~2..0b:~2..0b~s~s",
                                 tuple_to_list(a_date()) ++ tuple_to_list(a_time()) ++
                                     [pick(["", ".5", ".123456"]), pick(["Z", "+01:00", "-12:30"])]))
     | [[{unit, pick([second, millisecond, microsecond, nanosecond])}] || N =:= 2]];
of_calendar(system_time_to_rfc3339, 2) ->
    [between(-100000, 2000000000), [{offset, pick(["Z", "+02:00", "-01:30", 0, 3600])}, {unit, pick([second, millisecond])},
                                    {time_designator, pick([$T, $\s])}]];
of_calendar(system_time_to_universal_time, 2) -> [between(-100000, 2000000000), pick([second, millisecond, native])];
of_calendar(_, _) -> none.

a_date() -> {between(0, 2400), between(1, 12), between(1, 28)}.
a_time() -> {between(0, 23), between(0, 59), between(0, 59)}.

of_erlang(Name, 2) when Name =:= 'bsl'; Name =:= 'bsr' -> [integer(), between(-70, 140)];
of_erlang('++', 2) -> [keys(), pick([keys(), any(1)])];
of_erlang('--', 2) -> [keys(), keys()];
of_erlang(Name, 2) when Name =:= 'and'; Name =:= 'or'; Name =:= 'xor' -> [pick([true, false]), pick([true, false])];
of_erlang('not', 1) -> [pick([true, false])];
of_erlang(Name, 2) when Name =:= 'div'; Name =:= 'rem' -> [integer(), pick([integer(), between(1, 9)])];
of_erlang('/', 2) -> [number(), pick([number(), between(1, 9)])];
of_erlang(append_element, 2) -> [tuple(), any(1)];
of_erlang(insert_element, 3) -> T = tuple(), [between(1, tuple_size(T) + 1), T, any(1)];
of_erlang(Name, 2) when Name =:= element; Name =:= delete_element -> T = tuple(), [between(1, tuple_size(T)), T];
of_erlang(setelement, 3) -> T = tuple(), [between(1, tuple_size(T)), T, any(1)];
of_erlang(apply, 2) -> N = between(0, 3), [function(N, any), [any(1) || _ <- lists:seq(1, N)]];
of_erlang(apply, 3) -> [lists, pick([reverse, sort, flatten, usort, uniq]), [keys()]];
of_erlang(binary_part, 2) -> of_binary(part, 2);
of_erlang(binary_part, 3) -> of_binary(part, 3);
of_erlang(binary_to_atom, N) -> [unicode:characters_to_binary(string()) | [utf8 || N =:= 2]];
of_erlang(binary_to_float, 1) -> [float_to_binary(assay_random_terms:float(), pick([[], [short], [{scientific, 9}]]))];
of_erlang(list_to_float, 1) -> [float_to_list(assay_random_terms:float(), pick([[], [short], [{scientific, 5}]]))];
of_erlang(binary_to_integer, 1) -> [integer_to_binary(integer())];
of_erlang(binary_to_integer, 2) -> B = between(2, 36), [integer_to_binary(integer(), B), B];
of_erlang(list_to_integer, 1) -> [integer_to_list(integer())];
of_erlang(list_to_integer, 2) -> B = between(2, 36), [integer_to_list(integer(), B), B];
of_erlang(binary_to_list, 3) -> [<<"abcdef", (binary())/binary>>, between(1, 3), between(3, 6)];
of_erlang(Name, 2) when Name =:= integer_to_list; Name =:= integer_to_binary -> [integer(), between(2, 36)];
of_erlang(Name, 2) when Name =:= float_to_list; Name =:= float_to_binary ->
    [assay_random_terms:float(), pick([[short], [{decimals, between(0, 12)}], [{scientific, between(0, 12)}],
                                       [compact, {decimals, between(0, 8)}]])];
of_erlang(atom_to_binary, 2) -> [atom(), pick([utf8, unicode])];
of_erlang(is_function, 2) -> [any(2), between(0, 3)];
of_erlang(is_record, 2) -> [pick([{a, 1}, any(2)]), pick([a, atom()])];
of_erlang(is_record, 3) -> [pick([{a, 1}, any(2)]), pick([a, atom()]), between(0, 3)];
of_erlang(length, 1) -> [keys()];
of_erlang(Name, 1) when Name =:= hd; Name =:= tl -> [some()];
of_erlang(list_to_atom, 1) -> [string()];
of_erlang(list_to_binary, 1) -> [list(fun() -> pick([between(0, 255), binary(), [between(0, 255)]]) end)];
of_erlang(list_to_bitstring, 1) -> [list(fun() -> pick([between(0, 255), bits(), [between(0, 255)]]) end)];
of_erlang(list_to_tuple, 1) -> [keys()];
of_erlang(make_tuple, 2) -> [between(0, 6), any(1)];
of_erlang(make_tuple, 3) -> [4, any(1), list(fun() -> {between(1, 4), key()} end)];
of_erlang(map_get, 2) -> M = map(), [pick(maps:keys(M)), M];
of_erlang(is_map_key, 2) -> M = map(), [key_in(maps:keys(M)), M];
of_erlang(phash2, 1) -> [any(3)];
of_erlang(phash2, 2) -> [any(3), between(1, 1000)];
of_erlang(size, 1) -> [pick([tuple(), binary()])];
of_erlang(split_binary, 2) -> B = binary(), [B, between(0, byte_size(B))];
of_erlang(tuple_size, 1) -> [tuple()];
of_erlang(Name, 2) when Name =:= '=='; Name =:= '=:='; Name =:= '/='; Name =:= '=/='; Name =:= '<'; Name =:= '>';
                        Name =:= '=<'; Name =:= '>='; Name =:= max; Name =:= min ->
    pick([[any(3), any(3)], [number(), number()], [key(), key()], [list(fun assay_random_terms:number/0, 2), list(fun assay_random_terms:number/0, 2)]]);
of_erlang(Name, 2) when Name =:= '+'; Name =:= '-'; Name =:= '*' -> [number(), number()];
of_erlang(Name, 2) when Name =:= 'band'; Name =:= 'bor'; Name =:= 'bxor' -> [integer(), integer()];
of_erlang(_, _) -> none.

tuple() -> list_to_tuple(some()).
map() -> maps:from_list([{key(), any(1)} | pairs()]).

of_others(maps, Name, 2) when Name =:= get -> M = map(), [pick(maps:keys(M)), M];
of_others(maps, Name, 2) when Name =:= find; Name =:= is_key; Name =:= remove; Name =:= take -> M = map(), [key_in(maps:keys(M)), M];
of_others(maps, update, 3) -> M = map(), [pick(maps:keys(M)), any(1), M];
of_others(maps, update_with, 3) -> M = map(), [pick(maps:keys(M)), function(1, any), M];
of_others(maps, iterator, 1) -> [map()];
of_others(maps, from_list, 1) -> [pairs()];
of_others(Module, Name, 2) when Module =:= dict orelse Module =:= orddict, Name =:= fetch ->
    P = [{1, x} | pairs()], [element(1, pick(P)), Module:from_list(P)];
of_others(Module, update, 3) when Module =:= dict; Module =:= orddict -> P = [{1, x} | pairs()], [element(1, pick(P)), function(1, any), Module:from_list(P)];
of_others(Module, update_counter, 3) when Module =:= dict; Module =:= orddict -> [between(1, 3), integer(), Module:from_list([{K, integer()} || K <- [2, 3, a]])];
of_others(Module, append, 3) when Module =:= dict; Module =:= orddict -> [between(1, 3), any(1), Module:from_list([{K, keys()} || K <- [2, 3, a]])];
of_others(Module, append_list, 3) when Module =:= dict; Module =:= orddict -> [between(1, 3), keys(), Module:from_list([{K, keys()} || K <- [2, 3, a]])];
of_others(Module, merge, 3) when Module =:= dict; Module =:= orddict -> [function(3, any), Module:from_list(pairs()), Module:from_list(pairs())];
of_others(gb_trees, Name, 2) when Name =:= get; Name =:= delete; Name =:= take -> P = [{1, x} | pairs()], [element(1, pick(P)), tree(P)];
of_others(gb_trees, Name, 2) when Name =:= lookup; Name =:= delete_any; Name =:= take_any; Name =:= is_defined; Name =:= iterator_from -> P = pairs(), [key_in([K || {K, _} <- P]), tree(P)];
of_others(gb_trees, insert, 3) -> [pick([new, {key()}, key()]), any(1), tree(pairs())];
of_others(gb_trees, update, 3) -> P = [{1, x} | pairs()], [element(1, pick(P)), any(1), tree(P)];
of_others(gb_trees, from_orddict, 1) -> [orddict:from_list(pairs())];
of_others(gb_trees, Name, 1) when Name =:= largest; Name =:= smallest; Name =:= take_largest; Name =:= take_smallest -> [tree([{1, x} | pairs()])];
of_others(gb_sets, Name, 2) when Name =:= delete -> S = some(), [pick(S), gb_sets:from_list(S)];
of_others(gb_sets, insert, 2) -> [pick([new, {key()}, key()]), gb_sets:from_list(keys())];
of_others(gb_sets, Name, 1) when Name =:= largest; Name =:= smallest; Name =:= take_largest; Name =:= take_smallest -> [gb_sets:from_list(some())];
of_others(gb_sets, from_ordset, 1) -> [ordset()];
of_others(Module, intersection, 1) when Module =:= gb_sets; Module =:= sets; Module =:= ordsets -> [[Module:from_list(keys()) | list(fun() -> Module:from_list(keys()) end, 2)]];
of_others(queue, Name, 1) when Name =:= head; Name =:= last; Name =:= get; Name =:= get_r; Name =:= daeh; Name =:= tail;
                               Name =:= drop; Name =:= drop_r; Name =:= init; Name =:= liat; Name =:= lait ->
    [queue:join(queue:from_list(some()), queue:from_list(keys()))];
of_others(queue, split, 2) -> Q = queue:from_list(some()), [between(0, queue:len(Q)), Q];
of_others(array, get, 2) -> [between(0, 12), an_array()];
of_others(array, reset, 2) -> [between(0, 12), an_array()];
of_others(array, set, 3) -> [between(0, 40), any(1), array:from_list(keys())];
of_others(array, resize, 2) -> [between(0, 20), an_array()];
of_others(array, new, 1) -> [pick([between(0, 30), [{default, key()}], [{size, between(0, 20)}, {fixed, pick([true, false])}], fixed])];
of_others(array, new, 2) -> [between(0, 30), pick([[], {default, key()}, fixed, [{fixed, false}]])];
of_others(array, from_orddict, N) -> [[{I, key()} || I <- lists:usort(list(fun() -> between(0, 30) end))] | [key() || N =:= 2]];
of_others(proplists, expand, 2) -> [[{P, properties()} || P <- [a, {b, 1}]], properties()];
of_others(proplists, normalize, 2) -> [properties(), list(fun() -> pick([{aliases, [{a, b}]}, {negations, [{no_a, a}]}, {expand, [{b, [x, y]}]}]) end, 2)];
of_others(proplists, property, 1) -> [pick([{atom(), any(1)}, atom()])];
of_others(proplists, property, 2) -> [atom(), any(1)];
of_others(proplists, to_map, 2) -> [properties(), [{aliases, [{a, b}]}]];
of_others(proplists, split, 2) -> [properties(), list(fun() -> pick([a, b, c]) end, 2)];
of_others(proplists, Name, 2) when Name =:= substitute_aliases; Name =:= substitute_negations -> [[{a, b}, {no_c, c}], properties()];
of_others(proplists, Name, 1) when Name =/= from_map -> [properties()];
of_others(proplists, Name, 2) when Name =/= property -> [pick([a, b, c]), properties()];
of_others(base64, Name, 1) when Name =:= decode; Name =:= decode_to_string -> [pick([base64:encode(binary()), base64:encode_to_string(binary())])];
of_others(base64, Name, 1) when Name =:= mime_decode; Name =:= mime_decode_to_string -> [pick([base64:encode(binary()), [$\n | base64:encode_to_string(binary())]])];
of_others(filename, join, 1) -> [[path() | list(fun path/0, 3)]];
of_others(filename, Name, 2) when Name =:= absname -> [path(), "/" ++ path()];
of_others(filename, absname_join, 2) -> ["/" ++ path(), path()];
of_others(filename, Name, 2) when Name =:= basename; Name =:= rootname -> [path(), pick([".erl", ".c", ""])];
of_others(filename, _, N) -> [path() || _ <- lists:seq(1, N)];
of_others(uri_string, Name, 1) when Name =:= parse; Name =:= normalize; Name =:= is_host; Name =:= is_path -> [uri()];
of_others(uri_string, normalize, 2) -> [uri(), []];
of_others(uri_string, recompose, 1) -> [case uri_string:parse(uri()) of M when is_map(M) -> M; _ -> #{path => "/"} end];
of_others(uri_string, resolve, N) -> [pick(["a/b", "../c", "?q", "#f", "/x", "http://other"]), "http://host/p/q"] ++ [[] || N =:= 3];
of_others(uri_string, dissect_query, 1) -> [pick(["a=1&b=2", "x=%20y&z", "", <<"k=v">>, "a=b;c=d"])];
of_others(uri_string, compose_query, N) -> [list(fun() -> {"k" ++ [between($a, $z)], pick([true, "v w", "é", [between($a, $z)]])} end, 3) | [[] || N =:= 2]];
of_others(uri_string, Name, 1) when Name =:= percent_decode; Name =:= unquote -> [pick(["a%20b", <<"%41">>, "plain", "%C3%A9", "bad%2"])];
of_others(uri_string, Name, N) when Name =:= quote -> [pick([string(), unicode:characters_to_binary(string())]) | ["/" || N =:= 2]];
of_others(uri_string, transcode, 2) -> [pick(["a%20b", <<"%41">>]), [{in_encoding, utf8}, {out_encoding, pick([utf8, utf16, latin1])}]];
of_others(unicode, characters_to_binary, 2) -> [chardata(), pick([utf8, unicode])];
of_others(unicode, characters_to_binary, 3) -> [chardata(), pick([utf8, unicode]), pick([utf8, utf16, {utf16, little}, utf32, {utf32, little}, latin1])];
of_others(unicode, characters_to_list, 2) -> pick([[chardata(), utf8], [<<(binary())/binary>>, latin1], [<<0, 97, 3, 187>>, utf16], [list(fun assay_random_terms:character/0), utf32]]);
of_others(unicode, Name, 1) when Name =/= bom_to_encoding, Name =/= encoding_to_bom -> [chardata()];
of_others(unicode_util, is_whitespace, 1) -> [pick([character(), $\s, [$\r, $\n]])];
of_others(unicode_util, _, 1) -> [chardata()];
of_others(rand, seed_s, 2) -> [pick([exsss, exro928ss, exrop, exs1024s, exsp, exs64, exsplus, exs1024, dummy]), pick([between(1, 1 bsl 40), {1, 2, between(1, 1000)}])];
of_others(rand, Name, 1) when Name =:= exro928_jump_2pow20; Name =:= exro928_jump_2pow512; Name =:= exro928_next; Name =:= exro928_next_state ->
    {_, State} = rand:seed_s(exro928ss, between(1, 1000)), [State];
of_others(rand, exro928_seed, 1) -> [[between(0, (1 bsl 58) - 1) || _ <- lists:seq(1, 16)]];
of_others(rand, Name, 1) when Name =:= exsp_jump; Name =:= exsp_next -> {_, State} = rand:seed_s(exsp, between(1, 1000)), [State];
of_others(rand, Name, 1) when Name =:= mwc59; Name =:= mwc59_value; Name =:= mwc59_value32; Name =:= mwc59_float -> [between(1, (1 bsl 58))];
of_others(rand, mwc59_seed, 1) -> [between(0, (1 bsl 58) - 1)];
of_others(rand, splitmix64_next, 1) -> [between(0, (1 bsl 64) - 1)];
of_others(erl_anno, Name, 2) when Name =:= set_file -> [pick(["a.erl", "b"]), annotation()];
of_others(erl_anno, Name, 2) when Name =:= set_generated; Name =:= set_record -> [pick([true, false]), annotation()];
of_others(erl_anno, set_text, 2) -> [string(), annotation()];
of_others(erl_anno, set_line, 2) -> [between(0, 99), annotation()];
of_others(erl_anno, new, 1) -> none;
of_others(erl_anno, is_anno, 1) -> [pick([annotation(), any(2)])];
of_others(erl_anno, Name, 1) when Name =/= from_term -> [annotation()];
of_others(otp_internal, obsolete, 3) -> pick([[erlang, now, 0], [erlang, get_stacktrace, 0], [crypto, rand_uniform, 2], [lists, map, 2], [snmp, passwd, 2], [atom(), atom(), between(0, 3)]]);
of_others(otp_internal, obsolete_type, 3) -> pick([[erl_scan, column, 0], [erl_scan, line, 0], [atom(), atom(), 0], [erl_parse, abstract_form, 0]]);
of_others(random, uniform_s, 1) -> [{between(1, 30000), between(1, 30000), between(1, 30000)}];
of_others(random, uniform_s, 2) -> [between(1, 1000), {between(1, 30000), between(1, 30000), between(1, 30000)}];
of_others(timer, now_diff, 2) -> [{between(0, 2000), between(0, 999999), between(0, 999999)} || _ <- [1, 2]];
of_others(timer, _, N) -> [between(0, 100) || _ <- lists:seq(1, N)];
of_others(erl_posix_msg, message, 1) -> [pick([enoent, eacces, eexist, einval, nonsense, atom()])];
of_others(epp, encoding_to_string, 1) -> [pick([utf8, latin1])];
of_others(epp, read_encoding_from_binary, 1) -> [pick([<<"%% coding: utf-8\n">>, <<"%% -*- coding: latin-1 -*-\n-module(m).">>, <<"none">>, binary()])];
of_others(_, _, _) -> none.

tree(Pairs) -> gb_trees:from_orddict(orddict:from_list(Pairs)).
an_array() -> array:set(between(0, 30), key(), array:from_list(keys(), none)).
properties() -> list(fun() -> pick([a, b, c, {a, any(1)}, {b, true}, {c, 1, 2}, {no_c, true}, {key(), any(1)}]) end).
path() -> pick([lists:flatten(lists:join("/", list(fun() -> pick(["a", "b.erl", "..", ".", "dir", "x.tar.gz", string()]) end, 3))), "/usr/lib/a.erl", <<"bin/f.c">>, "name.c"]).
uri() -> pick(["http://user:pw@host.org:80", "https://h/", "urn:isbn:1", "//net/path", "rel/path", "", "ftp://[::1]:21/f"]) ++ pick(["", "/a/../b", "?q=1", "#frag", "/%41b", "/ä"]).
annotation() -> pick([erl_anno:new(between(0, 99)), erl_anno:new({between(0, 99), between(1, 80)}), erl_anno:set_file("f.erl", erl_anno:new(3)), erl_anno:set_generated(true, erl_anno:new({1, 2})), erl_anno:set_text("txt", erl_anno:new(7))]).

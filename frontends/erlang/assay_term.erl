%% Erlang terms in the exchange form. write/1 is total: what has no text that could be read back (pids, references,
%% ports, closures) is written as an opaque value, which occurs in results only, never in a compiler's literals.

-module(assay_term).

-export([write/1]).

-spec write(term()) -> iodata().
write(Term) when is_atom(Term) -> assay_text:symbol(Term);
write(Term) when is_integer(Term) -> integer_to_binary(Term);
write(Term) when is_float(Term) -> assay_text:float_bits(Term);
write([]) -> <<"(l)">>;
write(Term) when is_list(Term) -> write_list(Term);
write(Term) when is_tuple(Term) -> [<<"(t">>, write_all(tuple_to_list(Term)), $)];
write(Term) when is_binary(Term) -> [<<"(b ">>, assay_text:bytes(Term), $)];
write(Term) when is_bitstring(Term) -> write_bits(Term);
write(Term) when is_map(Term) -> write_map(Term);
write(Term) when is_function(Term) -> write_function(Term);
write(Term) when is_pid(Term) -> opaque(pid, pid_to_list(Term));
write(Term) when is_reference(Term) -> opaque(ref, ref_to_list(Term));
write(Term) when is_port(Term) -> opaque(port, port_to_list(Term)).

write_all(Terms) ->
    [[$\s, write(Term)] || Term <- Terms].

write_list([_, _ | _] = List) ->
    case is_text(List) of
        true -> [<<"(s ">>, assay_text:string(List), $)];
        false -> write_elements(List, [])
    end;
write_list(List) ->
    write_elements(List, []).

write_elements([Head | Tail], Written) -> write_elements(Tail, [[$\s, write(Head)] | Written]);
write_elements([], Written) -> [<<"(l">>, lists:reverse(Written), $)];
write_elements(Tail, Written) -> [<<"(il">>, lists:reverse(Written), $\s, write(Tail), $)].

%% Text worth writing as such: no code point of it would need a numeric escape.
is_text([C | Rest]) when is_integer(C) ->
    (C >= 32 andalso C < 127 orelse C =:= $\n orelse C =:= $\r orelse C =:= $\t orelse
     C >= 160 andalso C < 16#D800 orelse C > 16#DFFF andalso C =< 16#10FFFF)
        andalso is_text(Rest);
is_text(Rest) ->
    Rest =:= [].

write_bits(Bits) ->
    Size = bit_size(Bits),
    Padding = (8 - Size rem 8) rem 8,
    [<<"(bits ">>, integer_to_binary(Size), $\s,
     assay_text:bytes(<<Bits/bits, 0:Padding>>), $)].

%% Pairs go in the order of their keys, so that the same map always gives the same text.
write_map(Map) ->
    Pairs = lists:keysort(1, maps:to_list(Map)),
    [<<"(m">>, [[<<" (">>, write(Key), $\s, write(Value), $)] || {Key, Value} <- Pairs], $)].

write_function(Function) ->
    {arity, Arity} = erlang:fun_info(Function, arity),
    case erlang:fun_info(Function, type) of
        {type, external} ->
            {module, Module} = erlang:fun_info(Function, module),
            {name, Name} = erlang:fun_info(Function, name),
            [<<"(extfun ">>, assay_text:symbol(Module), $\s, assay_text:symbol(Name), $\s,
             integer_to_binary(Arity), $)];
        {type, local} ->
            [<<"(fun ">>, integer_to_binary(Arity), $)]
    end.

opaque(Kind, Text) ->
    [<<"(opaque ">>, atom_to_binary(Kind), $\s, assay_text:string(Text), $)].

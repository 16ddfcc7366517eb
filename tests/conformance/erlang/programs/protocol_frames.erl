%% Frames with a length, a type and a checksum.
-module(protocol_frames).
-export([one/0, stream/0, damaged/0, unknown/0, too_long/0, bad_type/0]).

encode(Type, Payload) -> Size = byte_size(Payload), Body = <<(type(Type)):4, Size:12, Payload/binary>>, <<16#7e, Body/binary, (erlang:crc32(Body)):32>>.
type(data) -> 1;
type(ack) -> 2.
decode(<<16#7e, T:4, Size:12, Payload:Size/binary, Sum:32, Rest/binary>>) ->
    case erlang:crc32(<<T:4, Size:12, Payload/binary>>) of
        Sum -> {name(T), Payload, Rest};
        Other -> error({checksum, Sum =/= Other})
    end;
decode(<<16#7e, _/binary>>) -> more;
decode(<<_, Rest/binary>>) -> decode(Rest);
decode(<<>>) -> more.
name(1) -> data;
name(2) -> ack.
all(B) -> case decode(B) of more -> []; {T, P, R} -> [{T, P} | all(R)] end.
one() -> decode(encode(data, <<"hello">>)).
stream() -> all(<<(encode(data, <<"a">>))/binary, 1, 2, (encode(ack, <<>>))/binary, 16#7e, 16#10>>).
damaged() -> <<H:4/binary, _, R/binary>> = encode(data, <<"hello">>), decode(<<H/binary, $X, R/binary>>).
unknown() -> Body = <<9:4, 0:12>>, decode(<<16#7e, Body/binary, (erlang:crc32(Body)):32>>).
too_long() -> outcome(fun() -> decode(encode(data, binary:copy(<<"x">>, id(5000)))) end).
bad_type() -> encode(id(nack), <<>>).

outcome(F) -> try F() of V -> V catch C:R -> {C, R} end.
id(X) -> X.

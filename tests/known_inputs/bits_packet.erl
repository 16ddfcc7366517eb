%% A packet that says its own length, and one byte behind it.
%% finding: error trailer at parse/1: parse(<<0,2,97,98,0>>)
-module(bits_packet).
-export([parse/1]).

-spec parse(binary()) -> ok.
parse(<<Length:16, "ab", _/binary>> = Packet) when byte_size(Packet) > Length + 2 ->
    case Packet of
        <<_:16, Data:Length/binary, _>> when byte_size(Data) =:= 2 -> error(trailer);
        _ -> ok
    end;
parse(_) -> ok.

%% Segments that several clauses begin with are read once; positions are known where sizes are.
-module(binaries).
-export([packet/1, build/2, double/1]).

packet(<<1, Length, Data:Length/binary, Rest/binary>>) -> {Data, Rest};
packet(<<2, Value:16/little-signed>>) -> Value;
packet(<<Character/utf8, _/bits>>) -> Character;
packet(<<Number/float>>) -> Number;
packet(<<>>) -> empty.

build(Bytes, N) -> <<Bytes/binary, N:12, N/utf8, 1.0/float, Bytes:2/binary>>.

double(Bytes) -> << <<Byte:16>> || <<Byte>> <= Bytes >>.

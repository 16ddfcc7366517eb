%% Packets of the formats that erlang:decode_packet/3 knows.
-module(packets_decoded).
-export([lengths/0, raw/0, lines/0, short_lines/0, more/0, too_large/0, request/0, status/0, header/0, nonsense/0,
         delimited/0, bad_type/0, bad_option/0]).

lengths() -> [erlang:decode_packet(N, <<0, 0, 0, 2, "abcd">>, []) || N <- [1, 2, 4]].
raw() -> erlang:decode_packet(raw, <<"anything">>, []).
lines() -> [erlang:decode_packet(line, B, []) || B <- [<<"one\ntwo">>, <<"one">>, <<>>]].
short_lines() -> erlang:decode_packet(line, <<"abcdefgh\n">>, [{line_length, 4}]).
more() -> [erlang:decode_packet(4, B, []) || B <- [<<>>, <<0, 0>>, <<0, 0, 0, 9, 1>>]].
too_large() -> erlang:decode_packet(2, <<255, 255, 1>>, [{packet_size, 10}]).
request() -> erlang:decode_packet(http, <<"GET /index.html?a=b HTTP/1.1\r\nHost: x\r\n\r\n">>, []).
status() -> erlang:decode_packet(http_bin, <<"HTTP/1.1 404 Not Found\r\n\r\n">>, []).
header() -> [erlang:decode_packet(httph, B, []) || B <- [<<"Content-Length: 5\r\n\r\n">>, <<"X-Own: y\r\n\r\n">>, <<"\r\n">>]].
nonsense() -> erlang:decode_packet(http, <<"nonsense\r\n">>, []).
delimited() -> erlang:decode_packet(asn1, <<48, 3, 2, 1, 5, 9>>, []).
bad_type() -> erlang:decode_packet(id(strange), <<>>, []).
bad_option() -> erlang:decode_packet(raw, <<>>, [id(strange)]).
id(X) -> X.

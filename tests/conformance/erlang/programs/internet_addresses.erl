%% Addresses of both versions as the module inet has them.
-module(internet_addresses).
-export([parsed/0, strict/0, version_four/0, version_six/0, texts/0, mapped/0, there_and_back/0, no_text/0]).

parsed() -> [inet:parse_address(A) || A <- ["127.0.0.1", "::1", "1.2.3", "fe80::1", "1::2::3", "256.1.1.1", "::ffff:1.2.3.4", "0x7f.1", ""]].
strict() -> [inet:parse_strict_address(A) || A <- ["127.0.0.1", "127.1", "::"]].
version_four() -> [inet:parse_ipv4_address(A) || A <- ["1.2.3.4", "1.2", "0377.1", "::1"]].
version_six() -> [inet:parse_ipv6_address(A) || A <- ["::1", "1.2.3.4", "1:2:3:4:5:6:7:8", "g::"]].
texts() -> [inet:ntoa(A) || A <- [{127, 0, 0, 1}, {0, 0, 0, 0, 0, 0, 0, 1}, {65152, 0, 0, 0, 0, 0, 0, 1}, {1, 2, 3}, a]].
mapped() -> inet:ipv4_mapped_ipv6_address({1, 2, 3, 4}).
there_and_back() -> [inet:parse_address(inet:ntoa(A)) =:= {ok, A} || A <- [{8, 8, 4, 4}, {8193, 3512, 0, 0, 0, 0, 0, 5}]].
no_text() -> inet:parse_address(id(a)).
id(X) -> X.

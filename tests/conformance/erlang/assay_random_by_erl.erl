%% Arguments for the functions that our machine asks a real erl about (docs/erlang.md): regular expressions, the external
%% term format, packets, compression.

-module(assay_random_by_erl).

-export([arguments/3]).

-import(assay_random_terms, [pick/1, between/2, list/2, any/1]).

-spec arguments(module(), atom(), arity()) -> [term()] | none.
arguments(re, run, 2) -> [subject(), pattern()];
arguments(re, run, 3) -> [subject(), pattern(), run_options()];
arguments(re, compile, 1) -> [pattern()];
arguments(re, compile, 2) -> [pattern(), some([caseless, anchored, multiline, dotall, extended, ungreedy, unicode])];
arguments(re, split, 2) -> [subject(), pattern()];
arguments(re, split, 3) -> [subject(), pattern(), some([{return, list}, {return, binary}, group, trim, {parts, between(0, 4)}, caseless])];
arguments(re, replace, 3) -> [subject(), pattern(), replacement()];
arguments(re, replace, 4) -> [subject(), pattern(), replacement(), some([global, {return, list}, {return, binary}, caseless])];
arguments(erlang, Name, 1) when Name =:= term_to_binary; Name =:= external_size; Name =:= term_to_iovec -> [any(4)];
arguments(erlang, Name, 2) when Name =:= term_to_binary; Name =:= term_to_iovec ->
    [any(3), some([compressed, {compressed, between(0, 9)}, {minor_version, between(0, 2)}, deterministic])];
arguments(erlang, external_size, 2) -> [any(3), some([{minor_version, between(0, 1)}])];
arguments(erlang, binary_to_term, 1) -> [term_to_binary(any(4), some([compressed]))];
arguments(erlang, binary_to_term, 2) -> [<<(term_to_binary(any(4)))/binary, (pick([<<>>, <<"rest">>]))/binary>>, some([used])]; % with safe, it depends on what ran before
arguments(erlang, decode_packet, 3) ->
    [pick([0, raw, 1, 2, 4, line, http, httph, http_bin, asn1]),
     pick([<<0, 0, 0, 2, "abcd">>, <<2, "abcd">>, <<"one\ntwo">>, <<"GET / HTTP/1.0\r\n\r\n">>, <<"Host: x\r\n\r\n">>, <<>>]),
     some([{line_length, between(1, 9)}, {packet_size, between(1, 9)}])];
arguments(zlib, Name, 1) when Name =:= compress; Name =:= zip; Name =:= gzip -> [data()];
arguments(zlib, uncompress, 1) -> [zlib:compress(data())];
arguments(zlib, unzip, 1) -> [zlib:zip(data())];
arguments(zlib, gunzip, 1) -> [zlib:gzip(data())];
arguments(_, _, _) -> none.

subject() ->
    Text = list(fun() -> pick("aabbc12 ,-X\n") end, 8),
    pick([Text, list_to_binary(Text), [Text, <<"ab">>]]).

pattern() ->
    Parts = list(fun() -> pick(["a", "b", ".", "[ab]", "\\d", "\\w+", "(a)", "(b|c)?", "x*", ",", "(?:ab)+", "^", "$", "(?=b)", "a{1,2}", "[^c]", "(?<n>a)"]) end, 3),
    pick([lists:append(Parts), lists:append(Parts), lists:append(Parts), "(", "[a", ""]).

replacement() -> pick(["", "-", "[&]", "\\1\\0", "\\g{1}x", <<"z">>]).

run_options() ->
    some([global, caseless, multiline, dotall, notempty, unicode, anchored,
          {offset, between(0, 1)}, {capture, pick([all, first, all_but_first, none, [1, 2]])},
          {capture, pick([all, first, [1], all_names]), pick([list, binary, index])}]).

some(Options) -> [pick(Options) || _ <- lists:seq(1, between(0, 2))].

data() -> list(fun() -> pick([between(0, 255), <<"aaaa">>, "text"]) end, 9).

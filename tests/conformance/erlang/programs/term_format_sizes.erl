%% The sizes of terms in the external format, and the format in pieces.
-module(term_format_sizes).
-export([sizes/0, enough/0, with_version/0, pieces/0, pieces_with_options/0, bad_size_option/0, bad_iovec_option/0]).

sizes() -> [erlang:external_size(T) || T <- [a, 1, 1 bsl 70, "text", {a, b}, #{a => 1}, <<1, 2, 3>>, 1.5]].
enough() -> [erlang:external_size(T) >= byte_size(term_to_binary(T)) || T <- [a, [1, 2, x], {1.0, "s"}, #{}]].
with_version() -> {erlang:external_size(1.5, [{minor_version, 0}]), erlang:external_size(1.5, [{minor_version, 1}])}.
pieces() -> iolist_to_binary(erlang:term_to_iovec({a, [b], "c"})) =:= term_to_binary({a, [b], "c"}).
pieces_with_options() -> byte_size(iolist_to_binary(erlang:term_to_iovec(lists:duplicate(500, a), [compressed]))) < 100.
bad_size_option() -> erlang:external_size(a, [id(b)]).
bad_iovec_option() -> erlang:term_to_iovec(a, id(b)).
id(X) -> X.

%% The tokens of the exchange form (docs/exchange-form.md): symbols, strings, integers and floats, as iodata.
%% What always holds: the result is valid UTF-8, and a token never runs into the next one unless the caller leaves out
%% the white space.

-module(assay_text).

-export([symbol/1, string/1, float_bits/1, bytes/1, hexadecimal/1]).

-define(IS_LETTER(C),
        ((C) >= $a andalso (C) =< $z orelse (C) >= $A andalso (C) =< $Z)).
-define(IS_DIGIT(C), ((C) >= $0 andalso (C) =< $9)).
%% The places a symbol's first character may come from: _@$%&*+/<=>?!^~.:-
-define(IS_SIGN(C),
        ((C) =:= $_ orelse (C) =:= $@ orelse (C) =:= $$ orelse (C) =:= $% orelse (C) =:= $& orelse
         (C) =:= $* orelse (C) =:= $+ orelse (C) =:= $/ orelse (C) =:= $< orelse (C) =:= $= orelse
         (C) =:= $> orelse (C) =:= $? orelse (C) =:= $! orelse (C) =:= $^ orelse (C) =:= $~ orelse
         (C) =:= $. orelse (C) =:= $: orelse (C) =:= $-)).

%% An atom, bare where the tokens allow it and between bars otherwise.
-spec symbol(atom()) -> iodata().
symbol(Atom) ->
    Text = atom_to_binary(Atom, utf8),
    case is_bare(Text) of
        true -> Text;
        false -> [$|, escape(Text, $|), $|]
    end.

is_bare(<<$-, First, Rest/binary>>) when ?IS_DIGIT(First) ->
    not all_digits(Rest) andalso is_bare_rest(Rest);
is_bare(<<First, Rest/binary>>) when ?IS_LETTER(First); ?IS_SIGN(First) ->
    is_bare_rest(Rest);
is_bare(_) ->
    false.

is_bare_rest(<<C, Rest/binary>>) when ?IS_LETTER(C); ?IS_DIGIT(C); ?IS_SIGN(C); C =:= $' ->
    is_bare_rest(Rest);
is_bare_rest(Rest) ->
    Rest =:= <<>>.

all_digits(<<C, Rest/binary>>) when ?IS_DIGIT(C) -> all_digits(Rest);
all_digits(Rest) -> Rest =:= <<>>.

%% Text between quotes. Code points that are no Unicode (a file name in another encoding) become U+FFFD.
-spec string(unicode:chardata()) -> iodata().
string(Text) ->
    [$", escape(utf8(Text), $"), $"].

utf8(Text) when is_binary(Text); is_list(Text) ->
    case unicode:characters_to_binary(Text) of
        Binary when is_binary(Binary) -> Binary;
        {_, Good, _} -> <<Good/binary, 16#FFFD/utf8>>
    end.

escape(Text, Delimiter) ->
    case needs_escape(Text, Delimiter) of
        false -> Text;
        true -> << <<(escape_byte(C, Delimiter))/binary>> || <<C>> <= Text >>
    end.

needs_escape(<<C, Rest/binary>>, Delimiter)
  when C >= 32, C =/= 127, C =/= $\\, C =/= Delimiter ->
    needs_escape(Rest, Delimiter);
needs_escape(Rest, _) ->
    Rest =/= <<>>.

escape_byte($\\, _) -> <<"\\\\">>;
escape_byte(C, C) -> <<$\\, C>>;
escape_byte($\n, _) -> <<"\\n">>;
escape_byte($\r, _) -> <<"\\r">>;
escape_byte($\t, _) -> <<"\\t">>;
escape_byte(C, _) when C < 32; C =:= 127 -> <<"\\x", (integer_to_binary(C, 16))/binary, $;>>;
escape_byte(C, _) -> <<C>>.

-spec float_bits(float()) -> iodata().
float_bits(Float) ->
    [<<"#f">>, hexadecimal(<<Float/float>>)].

-spec bytes(binary()) -> iodata().
bytes(Binary) ->
    [$", hexadecimal(Binary), $"].

-spec hexadecimal(binary()) -> binary().
hexadecimal(Binary) ->
    binary:encode_hex(Binary).

%% What of `unicode` is native in erl. Latin-1 and UTF-8 are primitives of ours; the other encodings go
%% through functions that the real module has for this purpose.
-module(unicode).
-export([characters_to_binary/2, characters_to_list/2]).

characters_to_binary(Data, Encoding) when Encoding =:= utf8; Encoding =:= unicode; Encoding =:= latin1 ->
    assay_unicode:characters_to_binary(Data, Encoding);
characters_to_binary(Data, Encoding) ->
    unicode:characters_to_binary_int(Data, Encoding).

characters_to_list(Data, Encoding) when Encoding =:= utf8; Encoding =:= unicode; Encoding =:= latin1 ->
    assay_unicode:characters_to_list(Data, Encoding);
characters_to_list(Data, Encoding) ->
    unicode:characters_to_list_int(Data, Encoding).

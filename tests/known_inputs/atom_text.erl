%% Atoms by their text: the atom that a text belongs to is found, and the text that an atom is made of.
%% finding: error badarg at from_binary/1: from_binary(<<128>>)
%% finding: error badarg at made/1: made([55296])
%% finding: error binary at binary/1: binary('get_߿')
%% finding: error from_binary at from_binary/1: from_binary(<<"yes">>)
%% finding: error joined at joined/1: joined([xy])
%% finding: error length at length/1: length(aaaaa)
%% finding: error made at made/1: made("it")
%% finding: error other at other/1: other(cba)
%% finding: error prefix at prefix/1: prefix(okk)
%% finding: error same at same/2: same(c, c)
%% finding: error second at second/1: second(ab)
%% finding: error wide at wide/1: wide('߿')
-module(atom_text).
-export([second/1, prefix/1, same/2, made/1, other/1, binary/1, from_binary/1, joined/1, wide/1, length/1]).

%% The second character.
-spec second(atom()) -> atom().
second(X) ->
    case atom_to_list(X) of
        [_, $b] -> error(second);
        _ -> X
    end.

%% Neither the atom itself nor another one, but one that begins like it.
-spec prefix(atom()) -> atom().
prefix(ok) -> ok;
prefix(X) ->
    case atom_to_list(X) of
        "ok" -> error(impossible);
        "ok" ++ [Last] when Last =/= $a -> error(prefix);
        _ -> X
    end.

%% Equal texts are equal atoms.
-spec same(atom(), atom()) -> atom().
same(X, Y) ->
    case {atom_to_list(X) =:= atom_to_list(Y), X =:= Y} of
        {true, false} -> error(impossible);
        {false, true} -> error(impossible);
        {true, true} when X =/= a, X =/= b -> error(same);
        _ -> X
    end.

%% An atom that is made of text.
-spec made(string()) -> atom().
made(Text) ->
    case list_to_atom("is_" ++ Text) of
        is_it -> error(made);
        Atom -> Atom
    end.

%% The text of one atom from that of another.
-spec other(atom()) -> atom().
other(X) ->
    case list_to_atom(lists:reverse(atom_to_list(X))) of
        abc -> error(other);
        X -> X;
        Y -> Y
    end.

-spec binary(atom()) -> atom().
binary(X) ->
    case atom_to_binary(X) of
        <<"get_", Rest/binary>> when byte_size(Rest) =:= 2 -> error(binary);
        _ -> X
    end.

-spec from_binary(binary()) -> atom().
from_binary(Binary) ->
    case binary_to_atom(Binary, utf8) of
        yes -> error(from_binary);
        Atom -> Atom
    end.

-spec joined([atom()]) -> atom().
joined(Atoms) ->
    case lists:flatmap(fun atom_to_list/1, Atoms) of
        "xy" -> error(joined);
        _ -> ok
    end.

%% A character of several bytes.
-spec wide(atom()) -> atom().
wide(X) ->
    case atom_to_binary(X, utf8) of
        <<_:2/binary>> ->
            case atom_to_list(X) of
                [_] -> error(wide);
                _ -> X
            end;
        _ -> X
    end.

-spec length(atom()) -> non_neg_integer().
length(X) ->
    case erlang:length(atom_to_list(X)) of
        5 -> error(length);
        Length -> Length
    end.

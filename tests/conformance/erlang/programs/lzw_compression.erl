%% Text compressed with a growing dictionary.
-module(lzw_compression).
-export([codes/0, back/0, nothing/0, bad_code/0, no_codes/0]).

compress(Text) -> compress(Text, <<>>, maps:from_list([{<<C>>, C} || C <- lists:seq(0, 255)]), []).
compress(<<>>, <<>>, _, Out) -> lists:reverse(Out);
compress(<<>>, W, D, Out) -> lists:reverse([maps:get(W, D) | Out]);
compress(<<C, Rest/binary>>, W, D, Out) ->
    Longer = <<W/binary, C>>,
    case D of
        #{Longer := _} -> compress(Rest, Longer, D, Out);
        #{W := Code} -> compress(Rest, <<C>>, D#{Longer => maps:size(D)}, [Code | Out])
    end.
expand([First | Codes]) -> expand(Codes, <<First>>, maps:from_list([{C, <<C>>} || C <- lists:seq(0, 255)]), <<First>>).
expand([], _, _, Out) -> Out;
expand([Code | Codes], W, D, Out) ->
    Entry = case D of
                #{Code := E} -> E;
                _ when Code =:= map_size(D) -> <<W/binary, (binary:first(W))>>
            end,
    expand(Codes, Entry, D#{map_size(D) => <<W/binary, (binary:first(Entry))>>}, <<Out/binary, Entry/binary>>).
codes() -> compress(<<"TOBEORNOTTOBEORTOBEORNOT">>).
back() -> [expand(compress(T)) =:= T || T <- [<<"a">>, <<"aaaaaaa">>, <<"abababababa">>, <<"TOBEORNOTTOBE">>]].
nothing() -> compress(<<>>).
bad_code() -> expand(id([65, 999])).
no_codes() -> expand(id([])).
id(X) -> X.

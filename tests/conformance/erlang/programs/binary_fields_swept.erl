%% Segments of every type, order, sign and unit, with sizes and offsets that come out of a generator.
-module(binary_fields_swept).
-export([integers/0, wide_integers/0, floats/0, parts/0, units/0, characters/0, refused/0]).

next(S) -> (S * 1103515245 + 12345) band 16#7fffffff.
sweep(F, N) -> sweep(F, N, 42, []).
sweep(_, 0, _, Acc) -> lists:reverse(Acc);
sweep(F, N, S, Acc) -> A = next(S), B = next(A), C = next(B), sweep(F, N - 1, C, [F(A bsr 8, B bsr 8, C bsr 8) | Acc]).

integer(V, S, Pad) ->
    B = <<0:Pad, V:S/big, V:S/little, V:S/signed-little, V:S>>,
    <<_:Pad, X1:S/big, X2:S/little, X3:S/signed-little, X4:S/signed>> = B,
    <<_:Pad, Y1:S/little-signed, Y2:S/big-signed, _/bits>> = B,
    {B, X1, X2, X3, X4, Y1, Y2}.
integers() -> sweep(fun(A, B, C) -> integer(A - 4000000, B rem 70, C rem 9) end, 120).
wide_integers() -> sweep(fun(A, B, C) -> integer((A * A * A * A * A * A) * (1 - 2 * (B rem 2)), B rem 200, C rem 9) end, 60).

float(V, Pad) ->
    B = <<0:Pad, V:64/float, V:32/float-little, V:16/float, V:64/float-little, V:32/float, V:16/float-little>>,
    case B of
        <<_:Pad, A:64/float, C:32/float-little, D:16/float, E:64/little-float, F:32/float, G:16/float-little>> ->
            {B, A, C, D, E, F, G};
        <<_:Pad, A:64/float, _/bits>> -> {infinite, A, B}
    end.
floats() -> sweep(fun(A, B, C) -> float((A - 4000000) / (B + 1) * math:pow(2, C rem 30 - 15), C rem 9) end, 80).

part(Bits, At, Size) ->
    case Bits of
        <<Front:At/bits, Middle:Size/bits, Back/bits>> -> {Front, Middle, Back, <<Back/bits, Front/bits, Middle/bits>>};
        _ -> none
    end.
parts() -> sweep(fun(A, B, C) -> part(<<A:23, B:23, C:23, A:17>>, A rem 60, B rem 60) end, 100).

unit(Bits, N) ->
    [case Bits of <<X:N/unit:3, R/bits>> -> {X, R}; _ -> no end,
     case Bits of <<X:N/binary-unit:5, _/bits>> -> X; _ -> no end,
     case Bits of <<_:N, R/binary>> -> R; _ -> no end,
     case Bits of <<_:N, R/binary-unit:4>> -> R; _ -> no end].
units() -> sweep(fun(A, B, C) -> unit(<<A:23, B:23, C:(C rem 23)>>, B rem 20) end, 80).

character(C) ->
    B = <<1:3, C/utf8, C/utf16, C/utf16-little, C/utf32, C/utf32-little>>,
    <<_:3, A1/utf8, A2/utf16, A3/utf16-little, A4/utf32, A5/utf32-little>> = B,
    {B, [A1, A2, A3, A4, A5] =:= [C, C, C, C, C]}.
characters() -> [character(C) || C <- [0, 127, 128, 2047, 2048, 16#d7ff, 16#e000, 16#fffe, 16#ffff, 16#10000, 16#10ffff]].

utf(B) ->
    [case B of <<C/utf8, R/bits>> -> {C, R}; _ -> no end,
     case B of <<C/utf16, R/bits>> -> {C, R}; _ -> no end,
     case B of <<C/utf32-little, R/bits>> -> {C, R}; _ -> no end].
refused() -> sweep(fun(A, B, C) -> utf(<<(A bor 16#800000):24, B:16, C:(C rem 24)>>) end, 60).

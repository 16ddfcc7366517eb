%% Floats of three widths, and bit patterns that are none.
-module(binary_match_floats).
-export([doubles/0, singles/0, halves/0, little/0, literal/0]).

doubles() -> [case B of <<F/float>> -> F; _ -> none end || B <- [<<1.5/float>>, <<0:64>>, <<16#7FF0000000000000:64>>, <<16#7FF8000000000000:64>>, <<16#8000000000000000:64>>, <<1:32>>]].
singles() -> [case B of <<F:32/float>> -> F; _ -> none end || B <- [<<1.5:32/float>>, <<16#7F800000:32>>, <<16#7FC00000:32>>, <<16#3DCCCCCD:32>>, <<1:32>>]].
halves() -> [case B of <<F:16/float>> -> F; _ -> none end || B <- [<<1.5:16/float>>, <<16#7C00:16>>, <<16#7BFF:16>>, <<1:16>>, <<16#C000:16>>]].
little() -> <<A:64/float-little, B:32/float-little>> = id(<<(-0.5):64/float-little, 8.0:32/float-little>>), {A, B}.
literal() -> [case B of <<1.0/float>> -> one; <<2.0:32/float>> -> two; _ -> other end || B <- [<<1.0/float>>, <<2.0:32/float>>, <<0>>]].
id(X) -> X.

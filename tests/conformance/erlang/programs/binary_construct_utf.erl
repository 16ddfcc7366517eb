%% Code points as UTF-8, UTF-16 and UTF-32.
-module(binary_construct_utf).
-export([points/0, utf8/0, utf16/0, utf16_little/0, utf32/0, utf32_little/0, text/0, text16/0,
         unaligned/0, surrogate/0, too_large/0, negative/0, not_integer/0]).

points() -> [0, $a, 127, 128, 16#7FF, 16#800, 16#D7FF, 16#E000, 16#FFFD, 16#FFFF, 16#10000, 16#10FFFF].
utf8() -> [<<P/utf8>> || P <- points()].
utf16() -> [<<P/utf16>> || P <- points()].
utf16_little() -> [<<P/utf16-little>> || P <- points()].
utf32() -> [<<P/utf32>> || P <- points()].
utf32_little() -> [<<P/utf32-little>> || P <- points()].
text() -> <<"żółw 日本 𝄞"/utf8>>.
text16() -> <<"𝄞a"/utf16>>.
unaligned() -> <<1:1, (id(8364))/utf8, 1:7>>.
surrogate() -> <<(id(16#D800))/utf8>>.
too_large() -> <<(id(16#110000))/utf16>>.
negative() -> <<(id(-1))/utf32>>.
not_integer() -> <<(id(a))/utf8>>.
id(X) -> X.

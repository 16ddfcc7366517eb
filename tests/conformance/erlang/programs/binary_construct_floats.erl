%% Floats in binaries: 16, 32 and 64 bits.
-module(binary_construct_floats).
-export([doubles/0, singles/0, halves/0, little/0, integers/0, unaligned/0, unit/0,
         too_large_single/0, too_large_half/0, bad_size/0, not_number/0, values/0]).

doubles() -> [<<F/float>> || F <- values()].
singles() -> [<<F:32/float>> || F <- values()].
halves() -> [<<F:16/float>> || F <- [0.0, -0.0, 1.0, -2.5, 65504.0, 6.0e-8, 1.0e-5, 0.1, 3.14159]].
little() -> [<<F:N/float-little>> || F <- [1.5, -0.1], N <- [16, 32, 64]].
integers() -> {<<(id(3))/float>>, <<(id(-7)):32/float>>, <<(id(1 bsl 70)):64/float>>}.
unaligned() -> <<1:3, (id(1.5)):32/float, 1:5>>.
unit() -> <<(id(2.0)):4/float-unit:8>>.
too_large_single() -> <<(id(1.0e39)):32/float>>.
too_large_half() -> <<(id(70000.0)):16/float>>.
bad_size() -> <<(id(1.0)):(id(24))/float>>.
not_number() -> <<(id(a))/float>>.
values() -> [0.0, 1.0, -1.0, 0.1, 1.5e300 / 1.0e290, 3.14159, 1.0e-40, 16777217.0].
id(X) -> X.

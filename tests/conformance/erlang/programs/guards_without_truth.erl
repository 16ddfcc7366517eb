%% Guards whose operands are no truths, or raise: the whole guard fails. Compiled without the pass that gets them wrong.
-module(guards_without_truth).
-export([or_after_andalso/0, xor_after_andalso/0, raising_operand/0]).
-compile(no_bool_opt).

or_after_andalso() -> [either(a, B) || B <- [true, false, 1, b]].
xor_after_andalso() -> [exactly_one(a, B) || B <- [true, false, 1, b]].
raising_operand() -> [reaches(A, B) || A <- [a, b, c], B <- [[1], [2], []]].

either(A, B) when A == a andalso (B or true) -> yes;
either(_, _) -> no.

exactly_one(A, B) when A == a andalso (B xor true) -> yes;
exactly_one(_, _) -> no.

reaches(A, B) when ((A == b) and (hd(B) == 1)) or (A == a) -> yes;
reaches(_, _) -> no.

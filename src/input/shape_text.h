#pragma once
// A shape as text, for tests and people.
//
//   integer  1..5  0..  float  symbol  'ok  []  [H | T]  {A, B}  {...}  #{K := V, K => V}  <<8 + 16n>>
//   (A, B) -> R  (...) -> R  other erlang.pid  A | B  any  none
//
// A shape with fields that occurs more than once has a number: `@1=([] | [integer | @1])`. What no input can be is
// shown, too.

#include <string>

#include "input/shape.h"

namespace assay::input {

std::string to_text(ShapeTable& shapes, ShapeId shape);

} // namespace assay::input

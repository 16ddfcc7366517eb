#pragma once
// Which lists of an input are text and which are numbers, as far as its shape says: `[integer()]` may hold 101, and
// nobody means "e" by it. And the same input with text that can be read.

#include <cstdint>
#include <unordered_map>

#include "base/arena.h"
#include "core/value.h"
#include "input/shape.h"

namespace assay::input {

enum class ListMeaning : uint8_t { Unknown, Text, Numbers };

class TextParts {
 public:
  TextParts() = default; // nothing is known
  TextParts(ShapeTable& shapes, ShapeId shape, Value value);

  ListMeaning meaning(Value list) const; // of a list that begins with this cell

 private:
  std::unordered_map<uint64_t, ListMeaning> meanings_; // by the cell
};

// Every character that can't be printed, in text and in binaries, is an `a` instead.
Value with_printable_text(Arena& arena, ShapeTable& shapes, ShapeId shape, Value value);

} // namespace assay::input
